import type { InputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';

/** The birth details of the person that most tests are about. */
export const ada: InputOf<Calls['saveProfile']> = {
  birth_name: 'Ada Quill',
  birth_date: '1987-03-04',
  birth_time: '07:45',
  birth_time_unknown: false,
  birth_city: 'Lisbon',
  birth_country: 'Portugal',
  birth_timezone: null,
  birth_latitude: null,
  birth_longitude: null,
  birth_utc_offset: null,
};

/** The same, with the place found. */
export const adaInLisbon = {
  ...ada,
  birth_timezone: 'Europe/Lisbon',
  birth_latitude: 38.72,
  birth_longitude: -9.14,
};
