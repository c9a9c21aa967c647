import { beforeEach, expect, it } from 'vitest';
import {
  forgetKeptBirth,
  isWholeBirth,
  keepBirth,
  keptBirth,
  type KeptBirth,
  keptBirthText,
  parseKeptBirth,
} from './kept-birth.ts';

const dateOnly: KeptBirth = {
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

beforeEach(forgetKeptBirth);

it('keeps a birth in this browser until it is forgotten', () => {
  keepBirth(dateOnly);
  expect(keptBirth()).toEqual(dateOnly);
  forgetKeptBirth();
  expect(keptBirth()).toBeNull();
});

it('keeps it for a day and no longer', () => {
  const hour = 3_600_000;
  keepBirth(dateOnly, 0);
  expect(parseKeptBirth(keptBirthText(), 23 * hour)).toEqual(dateOnly);
  expect(parseKeptBirth(keptBirthText(), 25 * hour)).toBeNull();
});

it.each(['', 'null', '{}', '{"birth":{"birth_date":"soon"},"until":9e15}'])(
  'takes %j for nothing',
  (text) => expect(parseKeptBirth(text)).toBeNull(),
);

it('calls a birth whole once the place is known and the time was asked about', () => {
  expect(isWholeBirth(dateOnly)).toBe(false);
  const placed = { ...dateOnly, birth_city: 'Oslo', birth_country: 'Norway' };
  expect(isWholeBirth(placed)).toBe(false);
  expect(isWholeBirth({ ...placed, birth_time_unknown: true })).toBe(true);
  expect(isWholeBirth({ ...placed, birth_time: '06:42' })).toBe(true);
});
