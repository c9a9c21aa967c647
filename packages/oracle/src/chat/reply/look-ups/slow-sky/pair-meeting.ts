import { separationDeg } from '@palm/astrology/angle';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { type AspectId, ASPECTS, type PlanetId } from '@palm/astrology/vocabulary';
import type { SlotContext } from '../../../slots/slot.ts';

const STEP_DAYS = 4;
/** How far back and ahead a meeting is looked for. */
const BACK_DAYS = 3 * 365;
const AHEAD_DAYS = 5 * 365;
const EXACT_DEG = 1;
/** Farther away than this at its nearest a contact is never exact. */
const MISSED_DEG = 0.03;

/** How far two planets are from an angle at a moment. */
const offDeg = (
  [a, b]: readonly [PlanetId, PlanetId],
  aspect: AspectId,
  at: Instant,
  { sky }: SlotContext,
): number =>
  Math.abs(
    separationDeg(sky.positionOf(a, at).longitudeDeg, sky.positionOf(b, at).longitudeDeg) -
      ASPECTS[aspect].angleDeg,
  );

/** All moments around now at which two planets are exactly at an angle, to the day. */
export function meetingsOf(
  pair: readonly [PlanetId, PlanetId],
  aspect: AspectId,
  context: SlotContext,
): Instant[] {
  const off = (at: Instant): number => offDeg(pair, aspect, at, context);
  const step = STEP_DAYS * DAY_MS;
  const found: Instant[] = [];
  for (
    let at = context.now - BACK_DAYS * DAY_MS;
    at < context.now + AHEAD_DAYS * DAY_MS;
    at += step
  ) {
    const isLowest = off(at) <= off(at - step) && off(at) < off(at + step);
    if (!isLowest || off(at) > EXACT_DEG * STEP_DAYS) continue;
    const best = lowestAround(at, step, off);
    if (off(best) < MISSED_DEG) found.push(best);
  }
  return found;
}

const HOUR_MS = DAY_MS / 24;

/** The lowest point of a curve with one dip, to the hour. */
function lowestAround(middle: Instant, reach: number, off: (at: Instant) => number): Instant {
  let [from, to] = [middle - reach, middle + reach];
  while (to - from > HOUR_MS) {
    const third = (to - from) / 3;
    if (off(from + third) < off(to - third)) to -= third;
    else from += third;
  }
  return (from + to) / 2;
}
