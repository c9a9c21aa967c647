import { describe, expect, it } from 'vitest';
import { contextFor, MAYA, textOf } from '../../../../test/slot-context.ts';
import { momentWords, sinceWords, untilWords } from './date-words.ts';

const clockAt = (now: string): string | null =>
  textOf('clock', contextFor(MAYA, { now: Date.parse(now) }));

describe('calendar slots', () => {
  it('tell days and hours as the user sees them', () => {
    const evening = contextFor(MAYA);
    expect(textOf('in_three_days', evening)).toBe('Saturday');
    expect(textOf('in_thirty_days', evening)).toBe('December 18');
    expect(textOf('tonight', evening)).toBe('tonight');
    expect(textOf('weekday', evening)).toBe('Wednesday');
    const tokyo = contextFor(MAYA, { zone: 'Asia/Tokyo' });
    expect(textOf('weekday', tokyo)).toBe('Thursday');
    expect(textOf('tonight', tokyo)).toBe('today');
  });

  it('tell the hour at night alone', () => {
    expect(clockAt('2026-11-19T08:12:00Z')).toBe('3:12 a.m.');
    expect(clockAt('2026-11-19T03:05:00Z')).toBe('10:05 p.m.');
    expect(clockAt('2026-11-19T17:00:00Z')).toBeNull();
  });

  it('grow vaguer with distance', () => {
    const clock = contextFor(MAYA);
    expect(sinceWords(Date.UTC(2026, 9, 19, 12), clock)).toBe('October 19');
    expect(sinceWords(Date.UTC(2025, 11, 15, 12), clock)).toBe('December 2025');
    expect(untilWords(Date.UTC(2026, 11, 4, 12), clock)).toBe('December 4');
    expect(untilWords(Date.UTC(2027, 0, 29, 12), clock)).toBe('late January');
    expect(untilWords(Date.UTC(2028, 0, 5, 12), clock)).toBe('early January 2028');
    expect(momentWords(Date.parse('2026-11-20T05:52:00Z'), clock)).toBe('Friday at 12:52 a.m.');
  });
});
