import { expect, it } from 'vitest';
import { exactTimeOf } from './exact-time-of.ts';

const transit = {
  id: 'transit',
  kind: 'transit',
  words: 'Mars conjunct your Moon',
  at: '2026-11-15T12:00:00.000Z',
};

it('tells the time nearest to the reading, on the clock of the reader', () => {
  const timing = { exactAt: ['2026-03-01T00:00:00.000Z', '2026-11-15T15:40:00.000Z'] };
  expect(exactTimeOf({ ...transit, timing }, 'Europe/Paris')).toBe(
    'Exact November 15, 2026 at 4:40 PM.',
  );
});

it('says nothing of a fact that has no such time', () => {
  expect(exactTimeOf(transit)).toBeUndefined();
  expect(exactTimeOf({ ...transit, timing: null })).toBeUndefined();
  expect(exactTimeOf({ ...transit, timing: { exactAt: [] } })).toBeUndefined();
  expect(exactTimeOf({ ...transit, timing: { exactAt: ['soon'] } })).toBeUndefined();
});
