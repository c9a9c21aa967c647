import { ASPECT_IDS, BODY_IDS, HOUSE_SYSTEMS, SIGN_IDS } from '@palm/astrology/vocabulary';
import * as z from 'zod/mini';

/** Degrees of the ecliptic of date, 0 to 360, 0 being the beginning of Aries. */
const longitude = z.number();
const sign = z.enum(SIGN_IDS);

export const ChartBody = z.object({
  id: z.enum(BODY_IDS),
  longitude,
  sign,
  /** Degrees within the sign. */
  degree: z.number(),
  /** Degrees a day; below zero the body is retrograde. */
  speed: z.number(),
  isRetrograde: z.boolean(),
  /** 1 to 12; null without a birth time. */
  house: z.nullable(z.int()),
  /** Without a birth time: the stretch the body goes through during the day, and the signs at its ends. */
  range: z.nullable(
    z.object({ fromLongitude: longitude, toLongitude: longitude, fromSign: sign, toSign: sign }),
  ),
});
export type ChartBody = z.infer<typeof ChartBody>;

export const ChartAspect = z.object({
  a: z.enum(BODY_IDS),
  b: z.enum(BODY_IDS),
  aspect: z.enum(ASPECT_IDS),
  /** Degrees from exact; null where it holds all day but its orb depends on the hour. */
  orb: z.nullable(z.number()),
  isApplying: z.nullable(z.boolean()),
});
export type ChartAspect = z.infer<typeof ChartAspect>;

export const Chart = z.object({
  bodies: z.array(ChartBody),
  aspects: z.array(ChartAspect),
  /** Null without a birth time: then there is no ascendant and there are no houses. */
  houses: z.nullable(
    z.object({
      ascendant: longitude,
      midheaven: longitude,
      system: z.enum(HOUSE_SYSTEMS),
      cusps: z.array(longitude),
      /** True where the usual houses have no answer, beyond the polar circles. */
      isPolar: z.boolean(),
    }),
  ),
  /** Where the Sun truly stood; null when it changed signs during a day whose hour is unknown. */
  sunSign: z.nullable(sign),
  /** The sign by calendar date, which the profile keeps. The two can differ on a cusp. */
  calendarSign: sign,
});
export type Chart = z.infer<typeof Chart>;
