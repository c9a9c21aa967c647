import { describe, expect, it } from 'vitest';
import { birthOf } from './birth-of.ts';

const HOUR_MS = 3_600_000;
const newYork = { latitude: 40.71, longitude: -74, zone: 'America/New_York' };
/** The clocks went back from two to one. */
const shownTwice = { ...newYork, date: '1987-10-25', time: '01:30' };
/** The clocks sprang from two to three. */
const neverShown = { ...newYork, date: '1987-04-05', time: '02:30' };

describe('a birth', () => {
  it.each([
    [shownTwice, -4 * 3600, Date.UTC(1987, 9, 25, 5, 30)],
    [shownTwice, -5 * 3600, Date.UTC(1987, 9, 25, 6, 30)],
    [neverShown, -5 * 3600, Date.UTC(1987, 3, 5, 7, 30)],
    [neverShown, -4 * 3600, Date.UTC(1987, 3, 5, 6, 30)],
  ])(
    'at an hour of two readings is at the one that was meant',
    (data, utcOffsetSeconds, instant) => {
      expect(birthOf({ ...data, utcOffsetSeconds })).toMatchObject({ time: 'known', instant });
    },
  );

  it('at such an hour without a choice has no known time', () => {
    expect(birthOf(shownTwice)).toEqual({
      time: 'unknown',
      day: { from: Date.UTC(1987, 9, 25, 4), to: Date.UTC(1987, 9, 26, 5) },
    });
  });

  it('without a zone takes in every moment that had its date somewhere on Earth', () => {
    const midnight = Date.UTC(1990, 5, 14);
    const day = { from: midnight - 14 * HOUR_MS, to: midnight + 36 * HOUR_MS };
    expect(birthOf({ date: '1990-06-14' })).toEqual({ time: 'unknown', day });
    expect(birthOf({ date: '1990-06-14', time: '08:15', latitude: 48, longitude: 11 })).toEqual({
      time: 'unknown',
      day,
    });
  });

  it('on a date that does not exist is refused', () => {
    expect(() => birthOf({ date: '1990-02-30' })).toThrow(RangeError);
  });
});
