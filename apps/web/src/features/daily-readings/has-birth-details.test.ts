import { expect, it } from 'vitest';
import { hasBirthDetails } from './has-birth-details.ts';

const profile = {
  id: '6b1c0b52-5a0e-4d4b-9a63-3f5a2f0c9d11',
  user_id: '6b1c0b52-5a0e-4d4b-9a63-3f5a2f0c9d12',
  birth_name: 'Wren',
  birth_date: '1990-05-15',
  birth_time: '14:30',
  birth_time_unknown: false,
  birth_location: 'London, United Kingdom',
  birth_city: 'London',
  birth_country: 'United Kingdom',
  birth_timezone: null,
  birth_latitude: null,
  birth_longitude: null,
  birth_utc_offset: null,
  zodiac_sign: 'Taurus',
  display_name: null,
} as const;

it('needs date, time and place', () => {
  expect(hasBirthDetails(profile)).toBe(true);
  expect(hasBirthDetails(null)).toBe(false);
  expect(hasBirthDetails({ ...profile, birth_date: null })).toBe(false);
  expect(hasBirthDetails({ ...profile, birth_time: null })).toBe(false);
  expect(hasBirthDetails({ ...profile, birth_location: null })).toBe(false);
});

it('takes a time that is not known for an answer', () => {
  expect(hasBirthDetails({ ...profile, birth_time: null, birth_time_unknown: true })).toBe(true);
});
