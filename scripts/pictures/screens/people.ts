import { birth } from '../../../e2e/launch/members-with-birth.ts';

export const ZONE = 'America/New_York';

export const maya = {
  ...birth,
  birth_name: 'Maya Rivers',
  birth_date: '1991-03-14',
  birth_time: '06:42',
  birth_city: 'New York',
  birth_country: 'United States',
  birth_timezone: ZONE,
  birth_latitude: 40.71,
  birth_longitude: -74.01,
};

/** The longest name and address that people have, and the longest name of a sign. */
export const wilhelmina = {
  ...birth,
  birth_name: 'Wilhelmina Featherstonehaugh-Cholmondeley',
  birth_date: '1968-12-11',
  birth_city: 'Llanfairpwllgwyngyll',
};
export const LONG_ADDRESS = 'wilhelmina.featherstonehaugh-cholmondeley@correspondence.example.com';
