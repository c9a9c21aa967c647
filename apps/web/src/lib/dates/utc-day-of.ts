import { DAY_MS } from '@palm/astrology/instant';

/** The beginning of a moment's day in UTC, by which charges are dated. */
export const utcDayOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;
