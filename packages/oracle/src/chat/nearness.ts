import type { Nearness } from './understood.ts';

// How like a message is to the phrases of a passage, 0 to 1, and what follows from it.

/** A phrase counts for its family. */
export const COUNTS_FOR_FAMILY = 0.45;
/** A family is near enough to be offered where the subject is unsure. */
const WORTH_OFFERING = 0.5;
/** A passage with phrases may be said; below this it is written for other messages. */
export const FITS_PASSAGE = 0.6;
/** The message is nearly the phrase, which decides the family nearly alone. */
export const NEARLY_SAID = 0.68;
/** The phrases alone decide on a passage, whatever words a condition asks for. */
export const DECIDES_PASSAGE = 0.7;

/** The message is a phrase, word for word: the encoder takes "i left him" and "he left me" for the same. */
export const WORD_FOR_WORD = 1;

/** Whether a passage is written for nearly this message: one of any family, or of the one that is named. */
export const isNearlySaid = (near: Nearness, family?: string): boolean =>
  Object.entries(near).some(
    ([name, likeness]) =>
      likeness >= NEARLY_SAID && (family === undefined || name.startsWith(`${family}/`)),
  );

/** How near the nearest passage of a family is; 0 where none is near. */
export const nearnessOf = (near: Nearness, family: string): number =>
  Math.max(
    0,
    ...Object.entries(near).map(([name, likeness]) =>
      name.startsWith(`${family}/`) ? likeness : 0,
    ),
  );

/** Whether a family is near enough to a message to be offered as a guess. */
export const isPlausible = (near: Nearness, family: string): boolean =>
  nearnessOf(near, family) >= WORTH_OFFERING;

/** The family with a phrase that is word for word the message. */
export const familySaid = (near: Nearness | undefined): string | undefined =>
  Object.entries(near ?? {})
    .find(([, likeness]) => likeness === WORD_FOR_WORD)?.[0]
    .split('/')[0];
