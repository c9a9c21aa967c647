import type { PalmStatement } from '@palm/palmistry/vocabulary';
import type { Temper } from '../vocabulary.ts';

/** Findings whose passages say opposite things of the same person, though their tempers do not. */
const CLASHES: readonly (readonly [PalmStatement, readonly PalmStatement[]])[] = [
  // Easy to come to, and a private person.
  [
    'heart-line-ends-between-index-and-middle',
    ['heart-and-head-lines-close', 'thumb-held-close', 'heart-line-faint'],
  ],
  // The reply that comes an hour late, and the one who says it to your face.
  [
    'little-finger-short',
    ['head-line-straight', 'head-and-life-lines-apart', 'thumb-held-wide', 'life-line-ends-high'],
  ],
  // Changed by where they are, and rooted.
  ['hand-of-water', ['life-line-runs-low', 'fate-line-deep', 'heart-line-deep']],
  // Sees the other side before a no, and decides first and asks afterward.
  ['head-line-curved', ['head-and-life-lines-apart', 'head-line-straight']],
  // Decides with difficulty, and decides quickly or acts on a hunch.
  ['heart-and-head-lines-close', ['head-and-life-lines-apart', 'hand-of-fire']],
  // Does not gush, and carries everyone along.
  ['heart-line-ends-under-middle', ['hand-of-fire']],
];

export const clash = (some: readonly PalmStatement[], others: readonly PalmStatement[]): boolean =>
  CLASHES.some(
    ([one, against]) =>
      (some.includes(one) && against.some((what) => others.includes(what))) ||
      (others.includes(one) && against.some((what) => some.includes(what))),
  );

/** The last sentence on a temper, and the tempers of which it would say the opposite. */
const GAINSAYS: Partial<Record<Temper, readonly Temper[]>> = {
  // Would rather do a thing than discuss it.
  practical: ['careful', 'words'],
  deeds: ['careful'],
  flexible: ['steady'],
};

export const gainsays = (shared: Temper, tempers: readonly Temper[]): boolean =>
  tempers.some((temper) => GAINSAYS[shared]?.includes(temper));
