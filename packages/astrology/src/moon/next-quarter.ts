import { normalizeDeg, signedSeparationDeg } from '../angle.ts';
import { findRoot } from '../events/find-root.ts';
import { type PositionOf, planetPositionOf } from '../ephemeris/planet-positions.ts';
import { DAY_MS, type Instant } from '../instant.ts';
import type { MoonPhaseId } from '../vocabulary.ts';

/** The four moments that almanacs print to the minute. */
export type Quarter = Extract<MoonPhaseId, 'newMoon' | 'firstQuarter' | 'fullMoon' | 'lastQuarter'>;
const QUARTERS = ['newMoon', 'firstQuarter', 'fullMoon', 'lastQuarter'] as const;

/** 360° in 29.53 days. The true rate stays within a fifth of it. */
const MEAN_DEG_PER_DAY = 360 / 29.530588;
const RATE_SHARE = 0.25;

/** The next new, half or full Moon after an instant. */
export function nextQuarterAfter(
  instant: Instant,
  positionOf: PositionOf = planetPositionOf,
): { phase: Quarter; at: Instant } {
  const aheadOfSunDeg = (at: Instant): number =>
    normalizeDeg(positionOf('moon', at).longitudeDeg - positionOf('sun', at).longitudeDeg);
  const now = aheadOfSunDeg(instant);
  const place = Math.floor(now / 90) + 1;
  const meanDays = (place * 90 - now) / MEAN_DEG_PER_DAY;
  const at = findRoot(
    (when) => signedSeparationDeg(place * 90, aheadOfSunDeg(when)),
    instant + meanDays * (1 - RATE_SHARE) * DAY_MS,
    instant + meanDays * (1 + RATE_SHARE) * DAY_MS,
  );
  return { phase: QUARTERS[place % 4] ?? 'newMoon', at };
}
