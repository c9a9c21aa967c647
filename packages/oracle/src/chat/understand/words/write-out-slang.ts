import { SLANG } from '../../../../content/chat/slang.ts';

const PLAIN_WORDS: ReadonlyMap<string, string> = new Map(
  SLANG.map(([from, to]): [string, string] => [asNormalised(from), to]),
);
const LONGEST = Math.max(...[...PLAIN_WORDS.keys()].map((from) => from.split(' ').length));

/** Slang and short forms as plain words; the longest phrase that fits wins. */
export function writeOutSlang(normalised: string): string {
  const words = normalised.split(' ');
  const written: string[] = [];
  let at = 0;
  while (at < words.length) {
    const length = lengthOfSlang(words, at);
    const slang = words.slice(at, at + length).join(' ');
    written.push(PLAIN_WORDS.get(slang) ?? words[at] ?? '');
    at += Math.max(1, length);
  }
  return written.join(' ');
}

function lengthOfSlang(words: readonly string[], at: number): number {
  for (let length = LONGEST; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    if (phrase.length === length && PLAIN_WORDS.has(phrase.join(' '))) return length;
  }
  return 0;
}

/** The normaliser leaves only letters and digits. */
function asNormalised(from: string): string {
  return from.replace(/[^a-z0-9 ]+/gu, ' ').trim();
}
