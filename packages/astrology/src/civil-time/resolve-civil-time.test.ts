import { assert, constantFrom, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { resolveCivilTime, type CivilTime } from './resolve-civil-time.ts';
import { zoneOffsetAt } from './zone-offset.ts';

const HOUR = 3600;

function offsetOf(zone: string, date: string, time = '12:00', longitude?: number) {
  const resolved = resolveCivilTime({ zone, date, time, longitude });
  return resolved.kind === 'one' ? resolved.offsetSeconds : resolved.kind;
}

const iso = (utcMs: number): string => new Date(utcMs).toISOString();

describe('clocks as they were', () => {
  it.each([
    ['America/New_York', '1974-01-15', -4 * HOUR, 'summer time all through the oil crisis'],
    ['America/New_York', '1973-01-15', -5 * HOUR, 'the winter before'],
    ['Europe/London', '1968-01-15', 0, 'the last winter on Greenwich time'],
    ['Europe/London', '1969-01-15', HOUR, 'British Standard Time'],
    ['Europe/London', '1971-10-30', HOUR, 'its last day'],
    ['Europe/London', '1971-11-01', 0, 'Greenwich time again'],
    ['Europe/London', '1944-07-01', 2 * HOUR, 'double summer time'],
    ['Europe/Berlin', '1947-04-20', 2 * HOUR, 'summer time'],
    ['Europe/Berlin', '1947-06-01', 3 * HOUR, 'double summer time'],
    ['Europe/Berlin', '1947-08-01', 2 * HOUR, 'summer time again'],
    ['Asia/Kolkata', '1943-06-01', 6.5 * HOUR, 'war time'],
    ['Asia/Kolkata', '1946-06-01', 5.5 * HOUR, 'after the war'],
    ['Asia/Shanghai', '1988-07-01', 9 * HOUR, 'one of six summers'],
    ['Asia/Shanghai', '1988-01-01', 8 * HOUR, 'winter'],
    ['Europe/Amsterdam', '1930-01-15', 19 * 60 + 32, 'Amsterdam time'],
    ['Europe/Amsterdam', '1930-07-01', HOUR + 19 * 60 + 32, 'Amsterdam summer time'],
    ['Europe/Amsterdam', '1938-01-15', 20 * 60, 'rounded in 1937'],
    ['Europe/Amsterdam', '1941-01-15', 2 * HOUR, 'Berlin summer time under occupation'],
    ['Europe/Oslo', '1960-07-15', 2 * HOUR, 'summer time, which Berlin did not have'],
    ['Europe/Oslo', '1947-06-01', HOUR, 'none, while Berlin had it double'],
    ['Arctic/Longyearbyen', '1960-07-15', 2 * HOUR, 'the clock of Norway'],
    ['Europe/Stockholm', '1946-07-15', HOUR, 'no summer time'],
    ['Europe/Stockholm', '1916-07-15', 2 * HOUR, 'the one summer'],
    ['Europe/Copenhagen', '1947-06-01', 2 * HOUR, 'summer time'],
    ['Europe/Copenhagen', '1949-06-01', HOUR, 'none'],
    ['Europe/Uzhgorod', '1930-07-01', HOUR, 'Czechoslovak time'],
    ['Australia/Lord_Howe', '2020-01-15', 11 * HOUR, 'summer, half an hour on'],
    ['Australia/Lord_Howe', '2020-07-15', 10.5 * HOUR, 'winter'],
    ['Asia/Kathmandu', '1980-01-15', 5.5 * HOUR, 'before the quarter hour'],
    ['Asia/Kathmandu', '1990-01-15', 5.75 * HOUR, 'with it'],
  ])('%s on %s stood at %d seconds: %s', (zone, date, offset) => {
    expect(offsetOf(zone, date)).toBe(offset);
  });

  it('gives the instant itself', () => {
    expect(
      resolveCivilTime({
        zone: 'America/New_York',
        date: '1974-01-15',
        time: '08:30:15',
        longitude: -74,
      }),
    ).toEqual({
      kind: 'one',
      utcMs: Date.UTC(1974, 0, 15, 12, 30, 15),
      offsetSeconds: -4 * HOUR,
      basis: 'zone',
    });
  });

  it('takes a zone however it is spelt', () => {
    expect(offsetOf(' europe/OSLO ', '1960-07-15')).toBe(2 * HOUR);
  });
});

describe('before standard time', () => {
  it('takes the mean time of the birthplace, not of the zone’s city', () => {
    const ulm = { zone: 'Europe/Berlin', longitude: 9.9915, date: '1879-03-14', time: '11:30' };
    expect(resolveCivilTime(ulm)).toEqual({
      kind: 'one',
      utcMs: Date.UTC(1879, 2, 14, 10, 50, 2),
      offsetSeconds: 2398,
      basis: 'local-mean-time',
    });
  });

  it('falls back on the zone’s city where no longitude is given', () => {
    const berlin = { zone: 'Europe/Berlin', date: '1879-03-14', time: '11:30' };
    expect(resolveCivilTime(berlin)).toMatchObject({
      offsetSeconds: 3208,
      basis: 'local-mean-time',
    });
  });

  it('ends when the law says so, zone by zone', () => {
    const salvador = -38.51;
    expect(offsetOf('America/Bahia', '1913-12-31', '12:00', salvador)).toBe(-9242);
    expect(offsetOf('America/Bahia', '1914-01-02', '12:00', salvador)).toBe(-3 * HOUR);
    const bahrain = 50.58;
    expect(offsetOf('Asia/Bahrain', '1941-01-01', '12:00', bahrain)).toBe(12_139);
    expect(offsetOf('Asia/Bahrain', '1942-01-01', '12:00', bahrain)).toBe(3.5 * HOUR);
  });

  it('knows a national mean time for a law, though it equals the mean time of the capital', () => {
    const brest = -4.49;
    expect(
      resolveCivilTime({
        zone: 'Europe/Paris',
        date: '1905-05-05',
        time: '12:00',
        longitude: brest,
      }),
    ).toMatchObject({ basis: 'zone', offsetSeconds: 561 });
    const maastricht = 5.69;
    expect(offsetOf('Europe/Amsterdam', '1912-05-05', '12:00', maastricht)).toBe(1172);
  });
});

describe('a clock that was moved', () => {
  it.each([
    ['America/New_York', '1987-10-25', '01:30', ['05:30', '06:30']],
    ['Europe/Berlin', '1996-10-27', '02:30', ['00:30', '01:30']],
    ['Australia/Lord_Howe', '2020-04-05', '01:45', ['14:45', '15:15']],
    ['Europe/Amsterdam', '1916-09-30', '23:30', ['22:10', '23:10']],
  ])('%s showed %s %s twice, and both are offered, earlier first', (zone, date, time, utc) => {
    const resolved = resolveCivilTime({ zone, date, time });
    if (resolved.kind !== 'fold') throw new Error(resolved.kind);
    expect(resolved.candidates.map(({ utcMs }) => iso(utcMs).slice(11, 16))).toEqual(utc);
  });

  it.each([
    ['America/New_York', '1987-04-05', '02:30', '07:30', '06:30'],
    ['Europe/Berlin', '1947-05-11', '03:30', '01:30', '00:30'],
    ['Australia/Lord_Howe', '2020-10-04', '02:15', '15:45', '15:15'],
    ['America/Sao_Paulo', '2018-11-04', '00:30', '03:30', '02:30'],
  ])('%s never showed %s %s', (zone, date, time, before, after) => {
    const resolved = resolveCivilTime({ zone, date, time });
    if (resolved.kind !== 'gap') throw new Error(resolved.kind);
    expect(iso(resolved.before.utcMs).slice(11, 16)).toBe(before);
    expect(iso(resolved.after.utcMs).slice(11, 16)).toBe(after);
  });

  it('never showed any hour of the day Samoa left out', () => {
    const noon = { zone: 'Pacific/Apia', date: '2011-12-30', time: '12:00' };
    expect(resolveCivilTime(noon)).toEqual({
      kind: 'gap',
      before: { utcMs: Date.UTC(2011, 11, 30, 22), offsetSeconds: -10 * HOUR, basis: 'zone' },
      after: { utcMs: Date.UTC(2011, 11, 29, 22), offsetSeconds: 14 * HOUR, basis: 'zone' },
    });
  });
});

describe('what it refuses', () => {
  const good: CivilTime = { zone: 'Europe/Oslo', date: '1960-07-15', time: '12:00', longitude: 10 };
  it.each([
    ['unknown-zone', { zone: 'Europe/Atlantis' }],
    ['unknown-zone', { zone: '' }],
    ['unknown-zone', { zone: '+05:30' }],
    ['malformed-date', { date: '1961-02-29' }],
    ['malformed-date', { date: '15.07.1960' }],
    ['malformed-date', { date: '1960-13-01' }],
    ['malformed-time', { time: '24:00' }],
    ['malformed-time', { time: '9:00' }],
    ['malformed-time', { time: '12:60' }],
    ['malformed-time', { time: '' }],
    ['malformed-longitude', { longitude: 181 }],
    ['malformed-longitude', { longitude: Number.NaN }],
  ])('says %s of %j', (reason, wrong) => {
    expect(resolveCivilTime({ ...good, ...wrong })).toEqual({ kind: 'refused', reason });
  });
});

describe('any instant', () => {
  const zones = [
    'Europe/Amsterdam',
    'Europe/Oslo',
    'Europe/London',
    'Europe/Berlin',
    'America/New_York',
    'America/Sao_Paulo',
    'Africa/Monrovia',
    'Asia/Kolkata',
    'Asia/Manila',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Pacific/Kiritimati',
    'Antarctica/Troll',
  ];

  it('is among the answers for the time its clocks showed', () => {
    assert(
      property(
        constantFrom(...zones),
        integer({ min: Date.UTC(1900, 0, 1) / 1000, max: Date.UTC(2038, 0, 1) / 1000 }),
        double({ min: -180, max: 180, noNaN: true }),
        (zone, seconds, longitude) => {
          const utcMs = seconds * 1000;
          const offset = zoneOffsetAt({ zone, longitude }, utcMs);
          const shown = iso(utcMs + (offset?.offsetSeconds ?? 0) * 1000);
          const [date = '', time = ''] = shown.slice(0, 19).split('T');
          const resolved = resolveCivilTime({ zone, date, time, longitude });
          const instants =
            resolved.kind === 'fold'
              ? resolved.candidates.map((candidate) => candidate.utcMs)
              : [resolved.kind === 'one' ? resolved.utcMs : resolved.kind];
          expect(instants).toContain(utcMs);
        },
      ),
      { numRuns: 1500 },
    );
  });
});
