import { describe, expect, it } from 'vitest';
import {
  type BirthForm,
  birthDetailsOf,
  birthFormOf,
  isSameForm,
  keptBirthOf,
  nextBirthForm,
} from './birth-form.ts';

const empty = birthFormOf(null);
const newYork = {
  id: '1',
  name: 'New York',
  region: 'New York',
  country: 'United States',
  latitude: 40.71427,
  longitude: -74.00597,
  zone: 'America/New_York',
};
const picked = nextBirthForm(empty, { step: 'picked', place: newYork });
const type = (form: BirthForm, field: 'city' | 'latitude' | 'longitude', value: string) =>
  nextBirthForm(form, { step: 'typed', field, value });

describe('what a visitor typed', () => {
  it('is kept with the city once that was chosen, and fills the form again', () => {
    const form = { ...picked, date: '1991-03-14', time: '06:42' };
    const kept = keptBirthOf(form);
    expect(kept).toMatchObject({ birth_city: 'New York', birth_country: 'United States' });
    expect(birthFormOf(kept)).toEqual(form);
  });

  it('is kept without a city that was only typed', () => {
    const kept = keptBirthOf({ ...type(empty, 'city', 'New Yo'), date: '1991-03-14' });
    expect(kept).toMatchObject({ birth_date: '1991-03-14', birth_city: null, birth_country: null });
  });
});

describe('the birth form', () => {
  it('takes city, country, zone and coordinates from a picked place', () => {
    expect(birthDetailsOf(picked)).toMatchObject({
      birth_city: 'New York',
      birth_country: 'United States',
      birth_timezone: 'America/New_York',
      birth_latitude: 40.71427,
      birth_longitude: -74.00597,
    });
  });

  it('forgets where the picked city was as soon as another one is typed', () => {
    expect(birthDetailsOf(type(picked, 'city', 'Newark'))).toMatchObject({
      birth_city: 'Newark',
      birth_timezone: null,
      birth_latitude: null,
      birth_longitude: null,
    });
  });

  it('keeps coordinates given by hand while the name of the town is corrected', () => {
    const byHand = type(type(type(empty, 'city', 'Hamlt'), 'latitude', '50.5'), 'longitude', '-3');
    expect(birthDetailsOf(type(byHand, 'city', 'Hamlet'))).toMatchObject({
      birth_latitude: 50.5,
      birth_longitude: -3,
    });
  });

  it('sends no hour when the hour is unknown, and keeps what was typed should that change', () => {
    const timed = nextBirthForm(empty, { step: 'typed', field: 'time', value: '14:30' });
    const unknown = nextBirthForm(timed, { step: 'said-time-unknown', isUnknown: true });
    expect(birthDetailsOf(unknown)).toMatchObject({ birth_time: null, birth_time_unknown: true });
    const known = nextBirthForm(unknown, { step: 'said-time-unknown', isUnknown: false });
    expect(birthDetailsOf(known)).toMatchObject({
      birth_time: '14:30',
      birth_time_unknown: false,
    });
  });

  it('is the same again once a change is taken back', () => {
    const changed = type(empty, 'city', 'Oslo');
    expect(isSameForm(changed, empty)).toBe(false);
    expect(isSameForm(type(changed, 'city', ''), empty)).toBe(true);
  });
});
