import { describe, expect, it } from 'vitest';
import { dateIn, nextMailAt, zoneOf } from './mail-hour.ts';

const next = (zone: string, hour: number, after: string): string =>
  nextMailAt({ zone, hour }, new Date(after)).toISOString();

const datesFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, day) =>
    new Date(Date.parse(first) + day * 86_400_000).toISOString().slice(0, 10),
  );

describe('the next mail', () => {
  it('is due at the hour of the recipient, today or tomorrow', () => {
    expect(next('Europe/Lisbon', 7, '2026-11-15T06:59:59.999Z')).toBe('2026-11-15T07:00:00.000Z');
    expect(next('Europe/Lisbon', 7, '2026-11-15T07:00:00.000Z')).toBe('2026-11-16T07:00:00.000Z');
    expect(next('Asia/Kathmandu', 7, '2026-11-15T00:00:00Z')).toBe('2026-11-15T01:15:00.000Z');
    expect(next('Pacific/Kiritimati', 7, '2026-11-15T12:00:00Z')).toBe('2026-11-15T17:00:00.000Z');
  });

  it('keeps the hour of the clock when days have 23 or 25 hours', () => {
    expect(next('Europe/Berlin', 7, '2026-03-28T06:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(next('Europe/Berlin', 7, '2026-10-24T05:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('comes when clocks have sprung over its hour, and once where they show it twice', () => {
    const sprung = next('Europe/Berlin', 2, '2026-03-28T12:00:00Z');
    expect(sprung).toBe('2026-03-29T01:00:00.000Z');
    expect(dateIn('Europe/Berlin', new Date(sprung))).toBe('2026-03-29');
    expect(next('Europe/Berlin', 2, sprung)).toBe('2026-03-30T00:00:00.000Z');
    const first = next('Europe/Berlin', 2, '2026-10-24T12:00:00Z');
    expect(first).toBe('2026-10-25T00:00:00.000Z');
    expect(next('Europe/Berlin', 2, first)).toBe('2026-10-26T01:00:00.000Z');
  });

  it('finds midnight where clocks skip it, on every date once', () => {
    // Beirut springs from 0:00 to 1:00.
    const at = next('Asia/Beirut', 0, '2026-03-28T12:00:00Z');
    expect(dateIn('Asia/Beirut', new Date(at))).toBe('2026-03-29');
    expect(dateIn('Asia/Beirut', new Date(next('Asia/Beirut', 0, at)))).toBe('2026-03-30');
  });

  it('is due on each date of a year, once, in zones that change their clocks in every way', () => {
    for (const zone of ['America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca']) {
      for (const hour of [2, 23]) {
        const dates: string[] = [];
        let at = new Date('2026-01-01T12:00:00Z');
        for (let day = 0; day < 365; day += 1) {
          at = nextMailAt({ zone, hour }, at);
          dates.push(dateIn(zone, at));
        }
        expect(dates).toEqual(datesFrom(dates[0] ?? '', 365));
      }
    }
  });
});

it('reckons by where the recipient was seen, then by the birthplace, then by UTC', () => {
  expect(zoneOf({ seenZone: 'Asia/Tokyo', birthTimezone: 'Europe/Lisbon' })).toBe('Asia/Tokyo');
  expect(zoneOf({ seenZone: null, birthTimezone: 'Europe/Lisbon' })).toBe('Europe/Lisbon');
  expect(zoneOf({ seenZone: 'Mars/Olympus', birthTimezone: null })).toBe('UTC');
});
