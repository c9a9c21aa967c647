import { searchMoonRise } from '../ephemeris/astronomy-engine.ts';
import type { Instant, TimeSpan } from '../instant.ts';
import { DAY_MS } from '../instant.ts';

/** Degrees north and east. */
export type Place = { readonly latitude: number; readonly longitude: number };

/** The moonrise of a day at a place. Null on the one day of a month that has none, and where the Moon stays up or down. */
export const moonRiseOn = ({ from, to }: TimeSpan, place: Place): Instant | null =>
  searchMoonRise(from, place, (to - from) / DAY_MS);
