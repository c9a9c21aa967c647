import { MOON_PHASE_IDS, type MoonPhaseId } from '../vocabulary.ts';

/** Half of what the Moon gains on the Sun in a day: then the almanac's own word is true all day. */
const NEAR_QUARTER_DEG = 6.1;

/** What a person who looks up would call the Moon so far ahead of the Sun: a quarter on its own day, else by its shape. */
export function phaseOf(angleDeg: number): MoonPhaseId {
  const nearest = Math.round(angleDeg / 90);
  const isQuarter = Math.abs(angleDeg - nearest * 90) < NEAR_QUARTER_DEG;
  const place = isQuarter ? 2 * nearest : 2 * Math.floor(angleDeg / 90) + 1;
  return MOON_PHASE_IDS[place % MOON_PHASE_IDS.length] ?? 'newMoon';
}
