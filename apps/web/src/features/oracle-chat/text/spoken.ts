import type { Line } from '../line.ts';
import { copy } from '../copy.ts';

/** What a screen reader hears of an answer: that it begins, and at its end the whole of it. Nothing in between. */
export function spoken(draft: Line | null, last: Line | undefined): string {
  if (draft !== null) return copy.spoken.oracleIsAnswering;
  if (last === undefined || last.isUser || !last.id.startsWith('here-')) return '';
  return copy.spoken.oracleHasAnswered(last.text);
}
