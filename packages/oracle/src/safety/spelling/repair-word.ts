import {
  CENSORED_WORDS,
  GUARDED_WORDS,
  JOINED_WORDS,
  LEET_LETTERS,
  LOOKALIKE_LETTERS,
} from './spelling-tables.ts';

/** Amounts, ages, ordinals and times ("400cal", "15yo", "7th", "5pm") are no disguised words. */
const AMOUNT = /^\d+[a-z%]{0,4}$/u;

/** "*I*" is said with stress, "d*e" is hidden. */
const EMPHASIS = /^\*+([^*]+)\*+$/u;

/** Undoes disguises and slips in one lower-case word: look-alikes, digits for letters, stars, doubled letters. */
export function repairWord(word: string): string {
  const latin = replaceLetters(word, LOOKALIKE_LETTERS, /[a-z]/u);
  const plain = AMOUNT.test(latin) ? latin : unleet(latin);
  const said = plain.replace(EMPHASIS, '$1');
  const shown = said.includes('*') ? uncensor(said) : said;
  const bare = shown.replace(/^#/u, '');
  const calm = bare.replace(/([a-z])\1{2,}/gu, '$1$1').replace(/^(d)i+e+$/u, '$1ie');
  return JOINED_WORDS.get(calm) ?? nearestGuarded(calm);
}

function unleet(word: string): string {
  const [, body = '', tail = ''] = /^(.*?)([^\p{L}\p{N}@$]*)$/u.exec(word) ?? [];
  return replaceLetters(body, LEET_LETTERS, /[a-z]/u) + tail;
}

function replaceLetters(word: string, table: ReadonlyMap<string, string>, when: RegExp): string {
  if (!when.test(word)) return word;
  return Array.from(word, (letter) => table.get(letter) ?? letter).join('');
}

function uncensor(word: string): string {
  const fits = (candidate: string): boolean =>
    candidate.length === word.length &&
    Array.from(word).every((letter, index) => letter === '*' || letter === candidate[index]);
  return CENSORED_WORDS.find(fits) ?? word;
}

function nearestGuarded(word: string): string {
  if (word.length < 5 || word.length > 12) return word;
  return GUARDED_WORDS.find((guarded) => isOneSlipAway(word, guarded)) ?? word;
}

/** One letter missing, added, changed, or two neighbours swapped; the first letter must agree. */
function isOneSlipAway(word: string, target: string): boolean {
  if (word === target || word[0] !== target[0]) return false;
  if (Math.abs(word.length - target.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === target[start]) start += 1;
  let endWord = word.length;
  let endTarget = target.length;
  while (endWord > start && endTarget > start && word[endWord - 1] === target[endTarget - 1]) {
    endWord -= 1;
    endTarget -= 1;
  }
  const left = word.slice(start, endWord);
  const right = target.slice(start, endTarget);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}
