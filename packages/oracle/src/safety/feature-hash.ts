/** FNV-1a, 32 bit (Fowler, Noll, Vo): small, fast and the same everywhere. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Keep the kinds of feature apart: the word "gun", a run of letters "gun", the concept. */
export const FEATURE_KIND = {
  word: 1,
  pair: 2,
  run: 3,
  concept: 4,
  conceptPair: 5,
  told: 6,
  nearConcepts: 7,
  wordBefore: 8,
  wordAfter: 9,
  harmCount: 10,
  peaceCount: 11,
  bothCounts: 12,
} as const;

export function hashRange(text: string, start: number, end: number): number {
  let hash = FNV_OFFSET;
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  }
  return hash;
}

/** Two hashes as one, spread over all bits by the finaliser of MurmurHash3 (Appleby). */
export function mix(hash: number, next: number): number {
  let mixed = (Math.imul(hash, 31) + next) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
