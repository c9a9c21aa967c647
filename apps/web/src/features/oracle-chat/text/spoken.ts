import type { Line } from '../line.ts';

/** What a screen reader hears of an answer: that it begins, and at its end the whole of it. Nothing in between. */
export function spoken(draft: Line | null, last: Line | undefined): string {
  if (draft !== null) return 'The Oracle is answering.';
  if (last === undefined || last.isUser || !last.id.startsWith('here-')) return '';
  return `The Oracle has answered. ${last.text}`;
}
