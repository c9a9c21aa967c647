/** FNV-1a, 32 bit (Fowler, Noll, Vo): small, fast and the same everywhere. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const RUN_LENGTH = 4;
const FARTHEST_PAIR = 3;

/**
 * The hashed features of one sentence: its words, its pairs of words at most three apart, and the
 * runs of four characters inside its words. Each counts once. Numbers become their kind, so that an age teaches more
 * than a digit.
 */
export function messageFeatures(sentence: string, buckets: number): number[] {
  const words = sentence.replace(/\d+/gu, numberKind).split(' ');
  const found = new Set<number>();
  for (const [index, word] of words.entries()) {
    found.add(bucketOf(`w ${word}`, buckets));
    for (let reach = 1; reach <= FARTHEST_PAIR; reach += 1) {
      const other = words[index + reach];
      if (other !== undefined) found.add(bucketOf(`p ${word} ${other}`, buckets));
    }
    addCharacterRuns(` ${word} `, buckets, found);
  }
  return [...found].toSorted((a, b) => a - b);
}

function addCharacterRuns(padded: string, buckets: number, found: Set<number>): void {
  for (let start = 0; start + RUN_LENGTH <= padded.length; start += 1) {
    found.add(bucketOf(padded.slice(start, start + RUN_LENGTH), buckets));
  }
}

function bucketOf(feature: string, buckets: number): number {
  let hash = FNV_OFFSET;
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), FNV_PRIME);
  }
  return fold(hash, buckets);
}

/** FNV's low bits are its weak ones: mix the high half in before cutting to the table's size. */
function fold(hash: number, buckets: number): number {
  return ((hash ^ (hash >>> 15)) >>> 0) % buckets;
}

function numberKind(digits: string): string {
  const value = Number(digits);
  if (value >= 4 && value < 18) return 'numyoung';
  if (value >= 18 && value < 100) return 'numgrown';
  if (value >= 100 && value < 1000) return 'numhundreds';
  return 'num';
}
