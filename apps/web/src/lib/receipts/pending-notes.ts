import type { NotedPart } from '../../ui/reading/noted-text.ts';
import { type CitingPart, notesOf } from './notes-of.ts';

/**
 * Sentences of an answer whose facts come with its end. They are numbered as they will be, so that no line
 * breaks anew when the facts arrive.
 */
export function pendingNotes(parts: readonly CitingPart[]): readonly NotedPart[] {
  const ids = [...new Set(parts.flatMap(({ cites }) => cites))];
  return notesOf({ parts, receipts: ids.map((id) => ({ id, kind: 'to-come', words: '' })) }).parts;
}
