import { fourGrams } from '../text/four-grams.ts';
import { type Hand, type Throw, handFor } from './hand.ts';
import type { ReadingPart } from './reading.ts';

/** How often a few sentences are drawn anew when the person has read them before. */
const TRIES = 12;

/** With more of its rows known than this, a sentence is felt as the same again. */
const KNOWN_SHARE = 0.5;

/**
 * Sentences the person has not read yet, or else those of which the least was read.
 * The first try follows the bags, so without a history nothing is drawn twice.
 */
export function fresh(
  thrown: Throw,
  make: (hand: Hand) => readonly ReadingPart[],
): readonly ReadingPart[] {
  let best: readonly ReadingPart[] = make(handFor(thrown));
  let least = knownShare(best, thrown.read);
  for (let turn = 1; turn < TRIES && least > KNOWN_SHARE; turn += 1) {
    const parts = make(handFor({ ...thrown, key: `${thrown.key}+${turn}` }));
    const share = knownShare(parts, thrown.read);
    if (share < least) [best, least] = [parts, share];
  }
  return best;
}

/** Of the sentence best known, the share of rows that were read before. */
function knownShare(parts: readonly ReadingPart[], read: ReadonlySet<number>): number {
  if (read.size === 0) return 0;
  const shares = parts.map(({ text }) => {
    const grams = fourGrams(text);
    return grams.filter((gram) => read.has(gram)).length / (grams.length || 1);
  });
  return Math.max(0, ...shares);
}
