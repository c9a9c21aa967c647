import type { Line } from '../line.ts';
import { copy } from '../copy.ts';

/** The text for screen readers: when an answer starts, and the whole answer at its end. */
export function spoken(draft: Line | null, last: Line | undefined): string {
  if (draft !== null) return copy.spoken.oracleIsAnswering;
  if (last === undefined || last.isUser || !last.id.startsWith('here-')) return '';
  return copy.spoken.oracleHasAnswered(last.text);
}
