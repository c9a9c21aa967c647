import { expect, it } from 'vitest';
import { notesOf } from './notes-of.ts';
import { pendingNotes } from './pending-notes.ts';

it('numbers sentences as they will be numbered when their facts are there', () => {
  const parts = [
    { text: 'Mars rests beside your Moon.', cites: ['mars'] },
    { text: 'Both ask for quiet.', cites: ['moon', 'mars'] },
  ];
  const receipts = ['moon', 'mars'].map((id) => ({ id, kind: 'sky', words: id }));
  expect(pendingNotes(parts)).toEqual(notesOf({ parts, receipts }).parts);
  expect(pendingNotes(parts.slice(0, 1))).toEqual(notesOf({ parts, receipts }).parts.slice(0, 1));
});
