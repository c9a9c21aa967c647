/** The words the families are written in, with how often each is asked with. */
export interface BankWords {
  /** Every word of phrasings and passages: never changed. */
  readonly known: ReadonlySet<string>;
  /** Words worth repairing to, by their length. */
  readonly targets: ReadonlyMap<number, readonly string[]>;
}

const SHORTEST = 5;
const LONG = 8;
/** A word asked with only once may be a slip itself. */
const LEAST_ASKED = 2;

export function bankWords(phrasings: Iterable<string>, passages: Iterable<string>): BankWords {
  const asked = new Map<string, number>();
  for (const text of phrasings) {
    for (const word of wordsOf(text)) asked.set(word, (asked.get(word) ?? 0) + 1);
  }
  const written = new Set<string>();
  for (const text of passages) for (const word of wordsOf(text)) written.add(word);
  const targets = [...asked]
    .filter(
      ([word, count]) => word.length >= SHORTEST && (count >= LEAST_ASKED || written.has(word)),
    )
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([word]) => word);
  return {
    known: new Set([...asked.keys(), ...written]),
    targets: Map.groupBy(targets, (word) => word.length),
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/gu) ?? [];

/** Long words that are not used here, one slip away from one that is used, become that word. */
export function repairSpelling(plain: string, words: BankWords): string {
  return plain
    .split(' ')
    .map((word) => (isRepairable(word, words) ? (nearest(word, words) ?? word) : word))
    .join(' ');
}

const isRepairable = (word: string, { known }: BankWords): boolean =>
  word.length >= SHORTEST && /^[a-z]+$/u.test(word) && !known.has(word);

function nearest(word: string, { targets }: BankWords): string | undefined {
  const slips = word.length >= LONG ? 2 : 1;
  for (let allowed = 1; allowed <= slips; allowed += 1) {
    for (const length of [word.length, word.length + 1, word.length - 1]) {
      const found = targets
        .get(length)
        ?.find((target) => target[0] === word[0] && distance(word, target, allowed) <= allowed);
      if (found !== undefined) return isEnding(word, found) ? undefined : found;
    }
  }
  return undefined;
}

/** "texts" and "text" are two words, not a slip. */
const isEnding = (word: string, target: string): boolean =>
  word.startsWith(target) || (target.startsWith(word) && target.endsWith('s'));

/** Letters added, left out, changed or swapped with their neighbour; stops counting past the limit. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
