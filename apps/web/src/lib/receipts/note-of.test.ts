import { expect, it } from 'vitest';
import { marsOnMoon } from '../../../test/sample-transits.ts';
import { noteOf } from './note-of.ts';

it('gives a receipt of an unknown kind its words, as one without its numbers', () => {
  const palm = { id: 'palm:heart', kind: 'palm', words: 'A long heart line' };
  expect(noteOf(palm, 1)).toEqual({ number: 1, words: 'A long heart line', view: null });
  expect(noteOf({ id: 'sky:mars', kind: 'sky', words: 'Mars' }, 2).view).toBeNull();
});

it('tells the exact time that is nearest to the reading, and until when it lasts', () => {
  const transit = {
    id: 'transit:mars',
    words: 'Mars conjunct your Moon',
    ...marsOnMoon,
  };
  const exactAt = ['2026-03-01T00:00:00.000Z', '2026-11-15T15:40:00.000Z'];
  const timing = { startAt: null, exactAt, endAt: null };
  const { detail } = noteOf({ ...transit, timing }, 1, 'Europe/Paris');
  expect(detail).toBe('Exact Nov 15, 2026, 4:40\u{A0}pm.');
  expect(noteOf({ ...transit, timing: null }, 1).detail).toBeUndefined();
  const ending = { ...timing, endAt: '2027-03-31T20:00:00.000Z' };
  expect(noteOf({ ...transit, timing: ending }, 1, 'UTC').through).toBe('Through March 31, 2027');
});
