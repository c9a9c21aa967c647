import { hashFeature } from '../../src/chat/understand/hash-feature.ts';
import type { Sample } from './read-samples.ts';

const LEAST_SEEN = 2;

/** Features that at least two phrasings share, by rising hash, with what their rarity counts for. */
export function knownFeatures(samples: readonly Sample[]): {
  hashes: Uint32Array;
  rarity: Float32Array;
} {
  const seen = new Map<number, number>();
  for (const { features } of samples) {
    for (const name of features.keys()) {
      const hash = hashFeature(name);
      seen.set(hash, (seen.get(hash) ?? 0) + 1);
    }
  }
  const known = [...seen].filter(([, count]) => count >= LEAST_SEEN).toSorted(([a], [b]) => a - b);
  return {
    hashes: Uint32Array.from(known, ([hash]) => hash),
    rarity: Float32Array.from(known, ([, count]) => Math.log(1 + samples.length / count)),
  };
}
