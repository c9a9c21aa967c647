/** Instants are milliseconds of UTC since 1970, as everywhere in JavaScript. */
export type Instant = number;
export type TimeSpan = { readonly from: Instant; readonly to: Instant };

export const DAY_MS = 86_400_000;
const J2000_NOON_MS = Date.UTC(2000, 0, 1, 12);

/** UT days since 2000-01-01 12:00, the epoch of all the theories used here. */
export function daysSinceJ2000(instant: Instant): number {
  return (instant - J2000_NOON_MS) / DAY_MS;
}

/** The calendar year with its fraction, close enough to look up slow tables. */
export function decimalYear(daysSinceJ2000Noon: number): number {
  return 2000 + (daysSinceJ2000Noon + 0.5) / 365.2425;
}
