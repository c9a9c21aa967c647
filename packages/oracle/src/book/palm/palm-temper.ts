import type { PalmStatement } from '@palm/palmistry/vocabulary';
import type { Temper } from '../vocabulary.ts';

/** What the passages make of a finding, for those that say so; the others agree with everything. */
const TEMPERS_OF: Partial<Record<PalmStatement, readonly Temper[]>> = {
  'heart-line-ends-under-middle': ['reserved', 'deeds'],
  'heart-line-strongly-curved': ['open'],
  'heart-line-straight': ['reserved'],
  'heart-line-faint': ['reserved'],
  'heart-line-deep': ['steady'],
  'heart-line-forked': ['flexible'],
  'head-line-long': ['thorough', 'thoughtful'],
  'head-line-short': ['quick', 'practical'],
  'head-line-level': ['practical'],
  'head-line-straight': ['practical'],
  'head-line-steep': ['sensitive'],
  'head-line-curved': ['flexible'],
  'head-line-forked': ['thoughtful', 'flexible'],
  'head-line-interrupted': ['restless'],
  'life-line-sweeps-wide': ['open'],
  'life-line-keeps-close-to-the-thumb': ['careful', 'reserved'],
  'life-line-runs-low': ['steady'],
  'life-line-ends-halfway': ['restless'],
  'life-line-ends-high': ['quick'],
  'life-line-clear': ['steady'],
  'life-line-faint': ['sensitive'],
  'life-line-deep': ['bold'],
  'life-line-interrupted': ['restless'],
  'fate-line-deep': ['steady'],
  'fate-line-faint': ['restless'],
  'fate-line-interrupted': ['restless'],
  'head-and-life-lines-joined': ['careful'],
  'head-and-life-lines-apart': ['bold', 'quick'],
  'heart-and-head-lines-close': ['thoughtful', 'reserved'],
  'palm-square': ['practical'],
  'palm-oblong': ['flexible'],
  'palm-long': ['sensitive'],
  'fingers-long': ['thorough'],
  'fingers-short': ['quick'],
  'hand-of-earth': ['practical', 'steady', 'deeds'],
  'hand-of-air': ['words', 'thoughtful'],
  'hand-of-fire': ['bold', 'quick'],
  'hand-of-water': ['sensitive'],
  'ring-finger-longer-than-index': ['bold'],
  'little-finger-long': ['words'],
  'little-finger-short': ['deeds'],
  'thumb-held-wide': ['bold', 'open'],
  'thumb-held-close': ['careful', 'reserved'],
};

export const tempersOf = (statement: PalmStatement): readonly Temper[] =>
  TEMPERS_OF[statement] ?? [];

/** A page that says both would contradict itself. */
const OPPOSITES: readonly (readonly [Temper, Temper])[] = [
  ['careful', 'bold'],
  ['careful', 'quick'],
  ['careful', 'open'],
  ['steady', 'quick'],
  ['steady', 'restless'],
  ['practical', 'sensitive'],
  ['practical', 'thoughtful'],
  ['thorough', 'quick'],
  ['open', 'reserved'],
  ['words', 'deeds'],
  ['words', 'reserved'],
];

export const disagree = (some: readonly Temper[], others: readonly Temper[]): boolean =>
  OPPOSITES.some(
    ([a, b]) =>
      (some.includes(a) && others.includes(b)) || (some.includes(b) && others.includes(a)),
  );
