import { ASPECT_IDS, MOON_PHASE_IDS, PLANET_IDS, SIGN_IDS } from '@palm/astrology/vocabulary';
import * as z from 'zod/mini';
import { EveningMoon } from './evening-moon.ts';

/*
 * The numbers behind a receipt, kind by kind, so that a user can be shown them as a picture and a table.
 * A receipt of any other kind has its words alone.
 */

const sign = z.enum(SIGN_IDS);
const planet = z.enum(PLANET_IDS);
/** A point of a birth chart. */
const point = z.enum([...PLANET_IDS, 'ascendant', 'midheaven']);
const aspect = z.enum(ASPECT_IDS);
/** An instant, ISO 8601 in UTC. */
const at = z.string();
const isRetrograde = z.boolean();
/** Degrees of the ecliptic, 0 being the beginning of Aries. */
const longitudeDeg = z.number();

/** When something begins, is exact and ends. */
const timing = z.object({
  startAt: z.nullable(at),
  exactAt: z.array(at),
  endAt: z.nullable(at),
});

/** The Moon in the evening of the page's day, or at the moment of a fact of another day, for a drawing. */
const moon = z.optional(EveningMoon);

/** The way of the planet over the degree of the contact, for a drawing. */
const path = z.optional(
  z.object({
    from: at,
    to: at,
    /** How far it is from the exact degree, at equal steps from the first moment to the last. */
    offsetsDeg: z.array(z.number()),
  }),
);

const transit = {
  body: planet,
  bodyLongitudeDeg: longitudeDeg,
  point,
  pointLongitudeDeg: longitudeDeg,
  /** Above 0 where the hour of birth is unknown. */
  pointUncertaintyDeg: z.number(),
  aspect,
  orbDeg: z.number(),
  isApplying: z.boolean(),
  at,
  timing: z.nullable(timing),
  moon,
  path,
};

export const ReceiptFact = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('natal'),
    point,
    sign,
    otherSign: z.nullable(sign),
    longitudeDeg: z.nullable(longitudeDeg),
    house: z.nullable(z.int()),
    isRetrograde: z.nullable(isRetrograde),
  }),
  z.object({ kind: z.literal('sky'), body: planet, longitudeDeg, isRetrograde, at }),
  z.object({
    kind: z.literal('phase'),
    phase: z.enum(MOON_PHASE_IDS),
    /** How far the Moon is ahead of the Sun. */
    angleDeg: z.number(),
    illuminatedFraction: z.number(),
    at,
  }),
  z.object({ kind: z.literal('transit'), ...transit }),
  z.object({ kind: z.literal('dated-transit'), ...transit, weekday: z.string() }),
  z.object({
    kind: z.literal('house'),
    /** Set where it is a house of another person's chart. */
    of: z.optional(z.literal('partner')),
    body: planet,
    longitudeDeg,
    house: z.int(),
    isRetrograde,
    at,
    timing: z.optional(timing),
    moon,
  }),
  z.object({
    kind: z.literal('solar-house'),
    body: planet,
    longitudeDeg,
    ofSign: sign,
    house: z.int(),
    isRetrograde,
    at,
    timing: z.optional(timing),
    moon,
  }),
  z.object({ kind: z.literal('ingress'), body: planet, sign, at, moon }),
  z.object({
    kind: z.literal('station'),
    body: planet,
    longitudeDeg,
    turns: z.enum(['retrograde', 'direct']),
    at,
    timing: z.optional(timing),
  }),
  z.object({
    kind: z.literal('lunation'),
    phase: z.enum(['new', 'full']),
    longitudeDeg,
    at,
  }),
  z.object({
    kind: z.literal('sky-aspect'),
    a: planet,
    aLongitudeDeg: longitudeDeg,
    b: planet,
    bLongitudeDeg: longitudeDeg,
    aspect,
    orbDeg: z.number(),
    isApplying: z.boolean(),
    at,
  }),
  z.object({ kind: z.literal('sign'), of: z.enum(['reader', 'partner']), sign }),
  z.object({
    kind: z.literal('ruler'),
    ofSign: sign,
    body: planet,
    longitudeDeg,
    isRetrograde,
    at,
  }),
  z.object({ kind: z.literal('pair'), sign, partnerSign: sign }),
  z.object({
    kind: z.literal('cross'),
    of: point,
    ofLongitudeDeg: longitudeDeg,
    ofUncertaintyDeg: z.number(),
    to: point,
    toLongitudeDeg: longitudeDeg,
    toUncertaintyDeg: z.number(),
    aspect,
    orbDeg: z.number(),
  }),
]);
export type ReceiptFact = z.infer<typeof ReceiptFact>;
export type ReceiptPath = NonNullable<z.infer<typeof path>>;
export type ReceiptTiming = z.infer<typeof timing>;
/** A point of a birth chart that a fact may name. */
export type ReceiptPoint = z.infer<typeof point>;
