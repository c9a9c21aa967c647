import type { Condition } from '../family.ts';
import type { Piece } from '../understood.ts';
import type { NatalChart } from '@palm/astrology/chart';
import type { SlotSource } from './slot-source.ts';

export interface Situation {
  readonly piece: Pick<Piece, 'plain' | 'said' | 'form' | 'about' | 'isJoke' | 'entities'> &
    Partial<Pick<Piece, 'near'>>;
  readonly chart: NatalChart | null;
  readonly source: SlotSource;
}

/** Whether a condition of a passage is met. */
export function holds(condition: Condition, { piece, chart, source }: Situation): boolean {
  switch (condition.kind) {
    case 'has':
      return source(condition.slot) !== null;
    case 'no':
      return source(condition.slot) === null;
    case 'feels':
      return piece.entities.feels?.includes(condition.feeling) ?? false;
    case 'asks':
      return piece.form === condition.form;
    case 'tells':
      return piece.form === 'tells';
    case 'joke':
      return piece.isJoke;
    case 'about':
      return piece.about === condition.whom;
    case 'chart':
      return condition.chart === chartKnown(chart);
    case 'words':
      return hasWords(`${piece.said} ${piece.plain}`, condition.words);
  }
}

const chartKnown = (chart: NatalChart | null): 'full' | 'date' | 'none' =>
  chart === null ? 'none' : chart.time === 'known' ? 'full' : 'date';

/** `*` stands for any ending of a word. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'+:$-]+/gu, ' ');
  return words.some((word) => isAmong(word, plain));
}

/** Looked for letter by letter: a regular expression for each of ten thousand words takes too much memory. */
function isAmong(word: string, plain: string): boolean {
  const [first = '', ...endings] = word.split('*');
  for (let at = plain.indexOf(first); at !== -1; at = plain.indexOf(first, at + 1)) {
    if (BEFORE.test(plain.charAt(at - 1))) continue;
    const end = endings.reduce((from, rest) => afterEnding(plain, from, rest), at + first.length);
    if (end !== -1 && !AFTER.test(plain.charAt(end))) return true;
  }
  return false;
}

/** Where the rest of the words ends after any ending of the word before it; -1 where it does not come next. */
function afterEnding(plain: string, from: number, rest: string): number {
  if (from === -1) return -1;
  let at = from;
  while (ENDING.test(plain.charAt(at))) at += 1;
  return plain.startsWith(rest, at) ? at + rest.length : -1;
}

const BEFORE = /^[\p{L}\p{N}']/u;
const AFTER = /^[\p{L}\p{N}]/u;
const ENDING = BEFORE;
