import { describe, expect, it } from 'vitest';
import { checkBirth, checkSky } from './birth-check.ts';
import { birthFormOf } from './birth-form.ts';

const good = {
  ...birthFormOf(null),
  name: 'Wren',
  date: '1987-10-25',
  time: '01:30',
  city: 'New York',
  country: 'United States',
};
const TODAY = '2026-11-15';
const once = { kind: 'one' } as const;
const twice = { kind: 'twice', offsetBefore: -14_400, offsetAfter: -18_000 } as const;

describe('a chart before an account', () => {
  const date = { ...birthFormOf(null), date: '1991-03-14' };
  const placed = { ...date, city: 'Oslo', isPicked: true };

  it('needs a date and nothing else', () => {
    expect(checkSky(date, TODAY, once)).toBeNull();
    expect(checkSky(birthFormOf(null), TODAY, once)?.notes).toHaveProperty('date');
    expect(checkSky({ ...date, date: '2026-11-16' }, TODAY, once)?.notes).toHaveProperty('date');
  });

  it('takes a time with a city from the list only', () => {
    expect(checkSky({ ...placed, time: '06:42' }, TODAY, once)).toBeNull();
    for (const wrong of [{ time: '06:42' }, { city: 'Osl' }]) {
      expect(checkSky({ ...date, ...wrong }, TODAY, once)?.message).toBe('profile.city-needed');
    }
  });

  it('asks which of two hours is meant', () => {
    const notes = checkSky({ ...placed, time: '01:30' }, TODAY, twice)?.notes;
    expect(notes).toHaveProperty('utcOffset');
  });
});

describe('birth details', () => {
  it('can be saved once the five required ones are there', () => {
    expect(checkBirth(good, TODAY, once)).toBeNull();
  });

  it.each(['name', 'date', 'time', 'city', 'country'] as const)('need a %s', (field) => {
    const problem = checkBirth({ ...good, [field]: ' ' }, TODAY, once);
    expect(problem?.message).toBe('profile.missing-information');
    expect(Object.keys(problem?.notes ?? {})).toEqual([field]);
  });

  it('need no time when it is marked as unknown', () => {
    expect(checkBirth({ ...good, time: '', isTimeUnknown: true }, TODAY, once)).toBeNull();
  });

  it.each([
    ['1899-12-31', 'profile.birth-date-out-of-range'],
    ['1900-01-01', undefined],
    ['2026-11-15', undefined],
    ['2026-11-16', 'profile.birth-date-out-of-range'],
  ])('of %s: %s', (date, message) => {
    expect(checkBirth({ ...good, date }, TODAY, once)?.message).toBe(message);
  });

  it.each([
    ['91', '0', ['latitude']],
    ['0', '-180.5', ['longitude']],
    ['fifty', '3', ['latitude']],
    ['50', '', ['longitude']],
  ])('are not at latitude %j, longitude %j', (latitude, longitude, fields) => {
    const problem = checkBirth({ ...good, latitude, longitude }, TODAY, once);
    expect(problem?.message).toBe('profile.coordinates-invalid');
    expect(Object.keys(problem?.notes ?? {})).toEqual(fields);
  });

  it('need a choice where the clocks showed the time twice, and one of the two', () => {
    expect(checkBirth(good, TODAY, twice)?.message).toBe('profile.birth-time-ambiguous');
    const stale = { ...good, utcOffset: 3600 };
    expect(checkBirth(stale, TODAY, twice)?.message).toBe('profile.birth-time-ambiguous');
    expect(checkBirth({ ...good, utcOffset: -18_000 }, TODAY, twice)).toBeNull();
  });
});
