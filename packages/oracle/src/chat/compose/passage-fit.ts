import type { Condition, Passage } from '../family.ts';
import { DECIDES_PASSAGE, FITS_PASSAGE } from '../nearness.ts';
import { ENTITY_SLOTS } from '../slot-names.ts';
import { holds, type Situation } from './holds.ts';

/** How like the message is to the phrases of a passage, 0 to 1. */
type NearnessOf = (passage: Passage) => number;

const ON_WORDING: ReadonlySet<Condition['kind']> = new Set(['words', 'feels', 'tells', 'joke']);

/**
 * Whether a passage can be said: its conditions hold and the message is near enough to its phrases. Of a look-up the
 * words count in any case: "what does 444 mean" is near to every other number.
 */
export function isMet(
  { when, phrases }: Passage,
  situation: Situation,
  { nearness, isLookUp }: { readonly nearness: number; readonly isLookUp: boolean },
): boolean {
  const isHeld = (condition: Condition): boolean => holds(condition, situation);
  const wording = when.filter(({ kind }) => ON_WORDING.has(kind));
  if (!when.filter((condition) => !wording.includes(condition)).every(isHeld)) return false;
  if (phrases.length === 0) return wording.every(isHeld);
  if (wording.length === 0) return nearness >= (isLookUp ? DECIDES_PASSAGE : FITS_PASSAGE);
  return (nearness >= DECIDES_PASSAGE && !isLookUp) || wording.every(isHeld);
}

/** The most conditions first, a near phrase counting as two or more of them; then the closest to the user's words. */
export const byFit = (passages: readonly Passage[], nearnessOf: NearnessOf): Passage[] =>
  passages.toSorted(
    (a, b) =>
      b.when.length + gainOf(nearnessOf(b)) - (a.when.length + gainOf(nearnessOf(a))) ||
      closenessOf(b) - closenessOf(a),
  );

const [LEAST_GAIN, MOST_GAIN] = [2, 4];

const gainOf = (nearness: number): number =>
  nearness < FITS_PASSAGE
    ? 0
    : LEAST_GAIN +
      ((MOST_GAIN - LEAST_GAIN) * (nearness - FITS_PASSAGE)) / (DECIDES_PASSAGE - FITS_PASSAGE);

/** What the user typed counts more than what happens to be known of them. */
const closenessOf = ({ when }: Passage): number =>
  when.reduce((sum, condition) => sum + weightOf(condition), 0);

function weightOf(condition: Condition): number {
  if (condition.kind === 'has') return ENTITY_SLOTS.has(condition.slot) ? 3 : 1;
  return WEIGHTS[condition.kind];
}

const WEIGHTS = {
  words: 4,
  feels: 3,
  joke: 2,
  asks: 2,
  about: 2,
  chart: 1,
  tells: 1,
  no: 0,
} as const satisfies Record<Exclude<Condition['kind'], 'has'>, number>;
