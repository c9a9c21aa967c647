import { DATE_LOCALE } from '@palm/contract/limits';
import { afterEach, expect, it, vi } from 'vitest';
import {
  clockTime,
  fullDay,
  monthDay,
  monthName,
  shortDay,
  weekdayAndDay,
  weekdayName,
  type Zone,
} from './calendar-words.ts';
import { smallHalfDay } from './small-half-day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Every month, every day of the week, both halves of the day, and the nights on which clocks are set. */
const MOMENTS = Array.from({ length: 900 }, (_, step) => Date.UTC(2026, 0, 1) + step * 35_000_000);

function inWords(timeZone: Zone, options: Intl.DateTimeFormatOptions): (at: number) => string {
  const format = new Intl.DateTimeFormat(DATE_LOCALE, { timeZone, ...options });
  return (at) => format.format(at).replaceAll(/\s/g, ' ');
}

it.each<[string, Zone]>([
  ['America/New_York', 'UTC'],
  ['America/New_York', undefined],
  ['Australia/Eucla', undefined],
  ['Pacific/Apia', undefined],
  ['Australia/Lord_Howe', undefined],
])('says what Intl says of a moment in %s, told for %s', (place, zone) => {
  vi.stubEnv('TZ', place);
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(place);
  const full = inWords(zone, { dateStyle: 'full' });
  const long = inWords(zone, { month: 'long', day: 'numeric' });
  const month = inWords(zone, { month: 'long' });
  const weekday = inWords(zone, { weekday: 'long' });
  const short = inWords(zone, { weekday: 'short', month: 'short', day: 'numeric' });
  const zoneName = zone === 'UTC' ? ({ timeZoneName: 'short' } as const) : {};
  const clock = inWords(zone, { hour: 'numeric', minute: '2-digit', ...zoneName });
  for (const at of MOMENTS) {
    expect(fullDay(at, zone)).toBe(full(at));
    expect(monthDay(at, zone)).toBe(long(at));
    expect(shortDay(at, zone)).toBe(short(at));
    expect(monthName(at, zone)).toBe(month(at));
    expect(weekdayName(at, zone)).toBe(weekday(at));
    expect(weekdayAndDay(at, zone)).toBe(`${weekday(at)}, ${long(at)}`);
    expect(clockTime(at, zone).replaceAll('\u{A0}', ' ')).toBe(
      smallHalfDay(clock(at)).replaceAll('\u{A0}', ' '),
    );
  }
});
