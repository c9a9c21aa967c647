import type { EverydayMatter } from '../../everyday-matter.ts';
import { withoutApostrophes } from './matter-words.ts';
import { isNamed, type Weighing } from './weigh-by-names.ts';

/**
 * What the words of a first message count for, learned from 15,800 texts that were judged for 1,320 messages
 * (docs/decisions/013-what-a-matter-needs.md). The sum is as large as a likeness that answers as often.
 */
const WEIGHTS = { named: 0.048, told: 0.03, untold: -0.04, pair: 0.035, base: -0.065 } as const;
/** More words in a row say no more. */
const MOST_PAIRS = 3;
const MOST = WEIGHTS.base + WEIGHTS.named + WEIGHTS.told + MOST_PAIRS * WEIGHTS.pair;
/** So surely a first message must be about a matter. */
const LEAST = 0.6;

/** By what a matter needs to be told, by the words that name it, and by words in a row that a try has too. */
export function byNeeds(message: string, least = LEAST): Weighing {
  const pairs = new Set(pairsIn(message));
  return {
    most: MOST,
    weigh: (matter, near, text) => {
      const { named, told, untold, pair, base } = WEIGHTS;
      const shared = Math.min(MOST_PAIRS, mostShared(matter.tries, pairs));
      const likeness =
        near +
        base +
        (isNamed(matter, text) ? named : 0) +
        (tellsNeeds(matter, text) ? told : untold) +
        pair * shared;
      return likeness < least ? null : { likeness, rank: likeness };
    },
  };
}

export const tellsNeeds = ({ needs }: EverydayMatter, text: string): boolean =>
  needs.every((pattern) => pattern.test(text));

/** How many pairs of words the try has that has most of them. */
const mostShared = (tries: readonly string[], pairs: ReadonlySet<string>): number =>
  Math.max(0, ...tries.map((one) => new Set(pairsIn(one).filter((two) => pairs.has(two))).size));

/** Each word with the one after it. */
function pairsIn(text: string): string[] {
  const words = withoutApostrophes(text).match(/[a-z0-9]+/gu) ?? [];
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}
