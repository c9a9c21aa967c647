import { FITS_PASSAGE } from '../nearness.ts';
import type { Family, NextForm, Passage, PassagePart } from '../family.ts';
import { fillPassage, type FilledPassage } from './fill-passage.ts';
import type { Situation } from './holds.ts';
import { isLeftOut } from './left-out.ts';
import { byFit, isMet } from './passage-fit.ts';
import { suitsNews } from './suits-news.ts';
import { suitsRoles } from './suits-roles.ts';
import { withoutStrayReply } from './without-stray-reply.ts';

/** Lets others have their turn between two pieces of work; see `Talk.pause`. */
export type Pause = () => Promise<void>;

export interface Chosen extends FilledPassage {
  readonly family: Family;
  readonly passage: Passage;
}

export interface Wanted {
  readonly part: PassagePart;
  /** A passage of that name is taken whatever its conditions. */
  readonly name?: string | null;
  /** What the next message of a story asks. */
  readonly form?: NextForm;
  /** Only what is written for words or feelings of the message. */
  readonly isSpecific?: boolean;
}

/** "answer · today" */
export const passageName = ({ part, name }: Passage): string =>
  name === null ? part : `${part} · ${name}`;

export const usedName = (family: Family, passage: Passage): string =>
  `${family.id}/${passageName(passage)}`;

/** Under this name stand the phrasings of a family that its general passage answers. */
export const plainName = ({ id }: Pick<Family, 'id'>): string => `${id}/*`;

export const isPlainName = (name: string): boolean => name.endsWith('/*');

/**
 * The passage that fits the message best, was not said in this conversation and can be filled: by its conditions,
 * all of which hold, and by how near the message is to its phrases. Among equals the writer's order.
 */
export async function choosePassage(
  family: Family,
  { part, name, form, isSpecific = false }: Wanted,
  situation: Situation,
  { used, pause }: { used: readonly string[]; pause: Pause },
): Promise<Chosen | null> {
  const unused = family.passages.filter(
    (passage) => passage.part === part && !used.includes(usedName(family, passage)),
  );
  const nearness = nearnessIn(family, situation, isSpecific && situation.piece.form === 'tells');
  const candidates =
    name === undefined
      ? byFit(
          unused.filter((passage) => isWanted(passage, form)),
          nearness,
        )
      : unused.filter((passage) => passage.name === name);
  // A value, or words to say, are asked for by the user.
  const isAskedFor = family.kind === 'lookup' || form === 'say';
  for (const passage of candidates) {
    if (isSpecific && !isWrittenForWords(passage)) continue;
    if (!suitsNews(passage.text, situation.piece)) continue;
    if (!suitsRoles(passage.phrases, `${situation.piece.said} ${situation.piece.plain}`)) continue;
    await pause();
    const fit = {
      nearness: nearness(passage),
      isLookUp: family.kind === 'lookup',
    };
    if (name === undefined && !isMet(passage, situation, fit)) continue;
    const filled = fillPassage(passage.text, situation.source, situation.piece.entities);
    if (filled !== null && (isAskedFor || !isLeftOut(textOf(filled), used))) {
      return {
        family,
        passage,
        ...withoutStrayReply(filled, situation.piece.form),
      };
    }
  }
  return null;
}

const textOf = ({ parts }: FilledPassage): string => parts.map(({ text }) => text).join(' ');

/**
 * Only the nearest passages of the family count: where those cannot be said, one that is less near would miss the
 * point. A message that is nearer to what the general passage answers is not about the situation of another one. The nearest of all families counts as near, unless a value was asked for or a detail is told: its subject is right twice over.
 */
function nearnessIn(
  family: Family,
  { piece }: Situation,
  isTold: boolean,
): (passage: Passage) => number {
  const near = (passage: Passage): number => piece.near?.[usedName(family, passage)] ?? 0;
  const best = Math.max(0, ...family.passages.map(near));
  const bestOfAll = Math.max(0, ...Object.values(piece.near ?? {}));
  const isSubject =
    !isTold && family.kind !== 'lookup' && best === bestOfAll && best >= NEAREST_OF_ALL;
  const isShort = piece.plain.split(' ').length <= MOST_PLAIN_WORDS;
  const plain = isShort ? (piece.near?.[plainName(family)] ?? 0) : 0;
  return (passage) => {
    if (near(passage) < Math.max(best - NEARLY_BEST, plain)) return 0;
    return isSubject && near(passage) === best ? Math.max(best, FITS_PASSAGE) : near(passage);
  };
}

/** The named ones of other parts belong to one answer each. */
const isWanted = (passage: Passage, form: NextForm | undefined): boolean =>
  passage.part === 'next'
    ? passage.form === form
    : passage.part === 'answer' || passage.name === null;

const NEARLY_BEST = 0.12;
/** A longer message tells a situation of its own. */
const MOST_PLAIN_WORDS = 12;
const NEAREST_OF_ALL = 0.45;

const isWrittenForWords = ({ when, phrases }: Passage): boolean =>
  phrases.length > 0 || when.some(({ kind }) => kind === 'words' || kind === 'feels');
