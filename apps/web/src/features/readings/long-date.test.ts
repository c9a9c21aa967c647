import { expect, it } from 'vitest';
import { longDate } from './long-date.ts';

it('tells the day itself, in whatever zone it is told', () => {
  expect(longDate('2026-11-15')).toBe('Sunday, November\u{A0}15,\u{A0}2026');
});
