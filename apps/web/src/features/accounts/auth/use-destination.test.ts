import type { Profile } from '@palm/contract/entities';
import { expect, it } from 'vitest';
import type { KeptBirth } from '../../../lib/user/kept-birth.ts';
import { destinationOf } from './use-destination.ts';

const date: KeptBirth = {
  birth_date: '1991-03-14',
  birth_time: null,
  birth_time_unknown: false,
  birth_city: null,
  birth_country: null,
  birth_timezone: null,
  birth_latitude: null,
  birth_longitude: null,
  birth_utc_offset: null,
};
const whole: KeptBirth = { ...date, birth_time: '06:42', birth_city: 'Oslo' };
const profile: Profile = {
  ...date,
  id: '',
  user_id: '',
  birth_name: null,
  birth_location: null,
  zodiac_sign: 'Pisces',
  display_name: null,
};
const first = { next: null, isReturning: false, kept: null, profile: null };

it('leads a new user to their birth details', () => {
  expect(destinationOf(first)).toBe('/profile-setup');
});

it('asks for the rest where only a date was typed before, carried over already or not', () => {
  expect(destinationOf({ ...first, kept: date })).toBe('/profile-setup');
  expect(destinationOf({ ...first, kept: date, profile })).toBe('/profile-setup');
});

it('goes on to the reveal where everything was typed before', () => {
  expect(destinationOf({ ...first, kept: whole })).toBe('/your-sky');
  const carried = { ...profile, birth_time: '06:42', birth_city: 'Oslo' };
  expect(destinationOf({ ...first, kept: whole, profile: carried })).toBe('/your-sky');
});

it('leads everybody else to the palm, or to where they were going', () => {
  const known = { ...profile, birth_time: '06:42', birth_city: 'Oslo' };
  expect(destinationOf({ ...first, profile: known })).toBe('/the-oracle');
  expect(destinationOf({ ...first, isReturning: true })).toBe('/the-oracle');
  expect(destinationOf({ ...first, profile: undefined })).toBe('/the-oracle');
  expect(destinationOf({ ...first, next: '/horoscope' })).toBe('/horoscope');
});
