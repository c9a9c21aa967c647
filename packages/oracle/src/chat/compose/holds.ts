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

/** `*` stands for any ending. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const plain = ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'+:$ -]+/gu, ' ')} `;
  return words.some((word) => patternOf(word).test(plain));
}

const kept = new Map<string, RegExp>();

function patternOf(word: string): RegExp {
  const found = kept.get(word);
  if (found !== undefined) return found;
  const escaped = word.replaceAll(/[\\^$.|?+()[\]{}]/gu, String.raw`\$&`);
  const made = new RegExp(
    String.raw`(?<![\p{L}\p{N}'])${escaped.replaceAll('*', String.raw`[\p{L}\p{N}']*`).replaceAll(' ', String.raw`\s+`)}(?![\p{L}\p{N}])`,
    'u',
  );
  kept.set(word, made);
  return made;
}
