import { expect, it } from 'vitest';
import { notesOf } from './notes-of.ts';

const mars = { id: 'mars', kind: 'transit', words: 'Mars conjunct your Moon' };
const moon = { id: 'moon', kind: 'sky', words: 'Moon 14° Aquarius' };

it('numbers the facts as the text comes to them, and a second time by the same number', () => {
  const { parts, notes } = notesOf({
    receipts: [moon, mars],
    parts: [
      { text: 'Mars rests beside your Moon.', cites: ['mars'] },
      { text: 'Both ask for quiet.', cites: ['moon', 'mars'] },
      { text: 'What do you need?', cites: [] },
    ],
  });
  expect(parts.map((part) => part.notes)).toEqual([[1], [1, 2], []]);
  expect(notes.map(({ number, words }) => [number, words])).toEqual([
    [1, mars.words],
    [2, moon.words],
  ]);
});

it('shows no note that nothing cites, and no number without a note', () => {
  const { parts, notes } = notesOf({
    receipts: [moon],
    parts: [{ text: 'A claim.', cites: ['unheard-of'] }],
  });
  expect(parts).toEqual([{ text: 'A claim.', notes: [] }]);
  expect(notes).toEqual([]);
});
