import { describe, expect, it } from 'vitest';

import { localDateIn } from './local-date-in.ts';
import { localDayBounds } from './local-day-bounds.ts';

const HOUR_MS = 3_600_000;

function hoursOf(zone: string, date: string): number | string {
  const bounds = localDayBounds({ zone, date });
  return bounds.kind === 'day' ? (bounds.endUtcMs - bounds.startUtcMs) / HOUR_MS : bounds.kind;
}

describe('a local day', () => {
  it.each([
    ['Europe/Vienna', '1990-06-15', 24],
    ['Europe/Vienna', '1990-03-25', 23],
    ['Europe/Vienna', '1990-09-30', 25],
    ['Europe/Berlin', '1947-05-11', 23],
    ['Australia/Lord_Howe', '2020-04-05', 24.5],
    // Clocks sprang over midnight itself, and went back over it.
    ['America/Sao_Paulo', '2018-11-04', 23],
    ['America/Sao_Paulo', '2018-02-17', 25],
    ['Pacific/Apia', '2011-12-29', 24],
    ['Pacific/Apia', '2011-12-30', 'skipped'],
    ['Pacific/Apia', '2011-12-31', 24],
    ['Pacific/Kwajalein', '1993-08-21', 'skipped'],
  ])('of %s on %s had %s hours', (zone, date, hours) => {
    expect(hoursOf(zone, date)).toBe(hours);
  });

  it('begins where the day before ended', () => {
    const days = ['1947-05-10', '1947-05-11', '1947-05-12'].map((date) =>
      localDayBounds({ zone: 'Europe/Berlin', date, longitude: 13.4 }),
    );
    const [first, second, third] = days.map((day) => (day.kind === 'day' ? day : undefined));
    expect(second?.startUtcMs).toBe(first?.endUtcMs);
    expect(third?.startUtcMs).toBe(second?.endUtcMs);
  });

  it('follows the Sun over the birthplace before standard time', () => {
    const ulm = localDayBounds({ zone: 'Europe/Berlin', date: '1879-03-14', longitude: 9.9915 });
    expect(ulm).toMatchObject({ kind: 'day', startUtcMs: Date.UTC(1879, 2, 13, 23, 20, 2) });
  });

  it('takes in both turns of an hour that was repeated around midnight', () => {
    // Clocks in Saint John's went from 00:01 back to 23:01 the day before.
    const zone = 'America/St_Johns';
    expect(hoursOf(zone, '2006-10-28')).toBe(25);
    expect(hoursOf(zone, '2006-10-29')).toBe(25);
  });

  it('is refused with the reason', () => {
    expect(localDayBounds({ zone: 'Nowhere', date: '1990-01-01' })).toEqual({
      kind: 'refused',
      reason: 'unknown-zone',
    });
    expect(localDayBounds({ zone: 'Asia/Tokyo', date: '1990-02-30' })).toEqual({
      kind: 'refused',
      reason: 'malformed-date',
    });
    expect(localDayBounds({ zone: 'Asia/Tokyo', date: '1990-02-03', longitude: 200 })).toEqual({
      kind: 'refused',
      reason: 'malformed-longitude',
    });
  });
});

describe('the date on the calendars of a zone', () => {
  const newYearUtc = Date.UTC(2026, 0, 1);

  it.each([
    ['Pacific/Kiritimati', '2026-01-01'],
    ['Europe/London', '2026-01-01'],
    ['America/New_York', '2025-12-31'],
  ])('in %s is %s', (zone, date) => {
    expect(localDateIn(zone, newYearUtc)).toBe(date);
    expect(localDateIn(zone, newYearUtc - 1)?.slice(0, 4)).toBe(
      zone.startsWith('Pacific') ? '2026' : '2025',
    );
  });

  it('is unknown where the zone is', () => {
    expect(localDateIn('Nowhere', newYearUtc)).toBeUndefined();
  });
});
