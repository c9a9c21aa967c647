import * as z from 'zod/mini';
import { birthPlace, clockTime, longitude } from '../birth.ts';
import { defineCall } from '../call.ts';
import { Chart } from '../chart.ts';
import { Profile } from '../entities.ts';

const words = z.string().check(z.trim(), z.maxLength(120));

export const getProfile = defineCall({
  name: 'get-profile',
  method: 'POST',
  access: 'user',
  summary: "The signed-in user's profile, null before any birth details were given.",
  input: z.object({}),
  output: z.nullable(Profile),
  refusals: [],
});

export const saveProfile = defineCall({
  name: 'save-profile',
  method: 'POST',
  access: 'user',
  summary: 'Stores the birth details and derives the zodiac sign from the date.',
  input: z.object({
    birth_name: words,
    birth_date: z.union([z.iso.date(), z.literal('')]),
    /** Null only together with `birth_time_unknown`. */
    birth_time: z.nullable(clockTime),
    birth_time_unknown: z.boolean(),
    birth_city: words,
    birth_country: words,
    /** From the list of places, or typed; coordinates of null let the server look the city up. */
    ...birthPlace,
  }),
  output: Profile,
  refusals: [
    'birth_details_missing',
    'birth_date_out_of_range',
    'timezone_unknown',
    'birth_time_ambiguous',
  ],
});

const Place = z.object({
  id: z.string(),
  name: z.string(),
  region: z.nullable(z.string()),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  zone: z.string(),
});
export type Place = z.infer<typeof Place>;

export const searchPlaces = defineCall({
  name: 'search-places',
  method: 'POST',
  access: 'anyone',
  summary: 'Cities whose name begins like this, the largest first; forgives accents and a slip.',
  input: z.object({ query: words }),
  output: z.object({ places: z.array(Place) }),
  refusals: [],
});

export const checkBirthTime = defineCall({
  name: 'check-birth-time',
  method: 'POST',
  access: 'anyone',
  summary: 'Whether the clocks at a place showed a time once, twice or never.',
  input: z.object({
    birth_date: z.iso.date(),
    birth_time: clockTime,
    birth_timezone: z.string().check(z.maxLength(64)),
    birth_longitude: longitude,
  }),
  output: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('one') }),
    z.object({
      /** `twice`: clocks went back. `never`: clocks sprang over it. */
      kind: z.enum(['twice', 'never']),
      /** Seconds east of UTC before the change and after it. */
      offsetBefore: z.int(),
      offsetAfter: z.int(),
    }),
  ]),
  refusals: ['timezone_unknown'],
});

export const getChart = defineCall({
  name: 'get-chart',
  method: 'POST',
  access: 'user',
  summary: "The signed-in user's natal chart, null without a birth date.",
  input: z.object({}),
  output: z.nullable(Chart),
  refusals: [],
});
