import { separationDeg } from '@palm/astrology/angle';
import type { Instant } from '@palm/astrology/instant';
import { ASPECTS, ASPECT_IDS, type AspectId } from '@palm/astrology/vocabulary';
import { voidOfCourseAround } from '@palm/astrology/void-of-course';
import {
  QUICK_BODIES,
  type DayPurpose,
  type QuickBody,
} from '../../../../content/chat/day-purposes.ts';
import type { NatalPointId } from '../../../facts/fact-kinds/fact-id.ts';
import { type TouchedPoint, touchedPoints } from '../../../facts/touched-points.ts';
import type { SlotContext } from '../slot.ts';

/** A quick planet near an angle to a point of the birth chart, at one hour. */
export interface HourContact {
  readonly body: QuickBody;
  readonly aspect: AspectId;
  readonly point: NatalPointId;
  readonly pointDeg: number;
  /** Above 0 speaks for the hour, below against it. */
  readonly score: number;
}

const ORBS_DEG = { moon: 3, sun: 1.5, mercury: 1.5, venus: 1.5, mars: 1.5 } as const;
const WEIGHTS = { moon: 1, sun: 1.2, mercury: 1.2, venus: 1.3, mars: 0.9 } as const;
const TONES = {
  conjunction: 1,
  trine: 1,
  sextile: 0.8,
  square: -0.9,
  opposition: -0.8,
} as const satisfies Record<AspectId, number>;
/** A hard contact of anything but the Moon lasts for days, so it says little against one of them. */
const LASTING_HARD_SHARE = 0.3;
/** Mars right on a point is read as haste. */
const MARS_ON_POINT = -0.4;

export type Sky = Pick<SlotContext, 'sky' | 'chart'>;

export const pointsFor = ({ chart }: Sky, { points }: DayPurpose): TouchedPoint[] =>
  chart === null ? [] : touchedPoints(chart).filter(({ point }) => point in points);

export function contactsAt(
  at: Instant,
  { sky }: Sky,
  purpose: DayPurpose,
  points: readonly TouchedPoint[],
): HourContact[] {
  return QUICK_BODIES.flatMap((body) => {
    const { longitudeDeg } = sky.positionOf(body, at);
    return points.flatMap(({ point, longitudeDeg: pointDeg }) => {
      const apart = separationDeg(longitudeDeg, pointDeg);
      const aspect = ASPECT_IDS.find(
        (one) => Math.abs(apart - ASPECTS[one].angleDeg) <= ORBS_DEG[body],
      );
      if (aspect === undefined) return [];
      const closeness = 1 - Math.abs(apart - ASPECTS[aspect].angleDeg) / ORBS_DEG[body];
      const tone = body === 'mars' && aspect === 'conjunction' ? MARS_ON_POINT : TONES[aspect];
      const share = tone < 0 && body !== 'moon' ? LASTING_HARD_SHARE : 1;
      const score = WEIGHTS[body] * (purpose.points[point] ?? 0) * tone * closeness * share;
      return [{ body, aspect, point, pointDeg, score }];
    });
  });
}

/** The void stretches of the Moon in a span, in order. */
export function voidsIn(
  from: Instant,
  to: Instant,
  { sky }: Sky,
): { start: Instant; end: Instant }[] {
  const voids: { start: Instant; end: Instant }[] = [];
  for (let at = from; at < to;) {
    const { start, end } = voidOfCourseAround(at, sky.positionOf);
    voids.push({ start, end });
    at = end + MINUTE_MS;
  }
  return voids;
}

const MINUTE_MS = 60_000;
const SEARCH_MS = 12 * 60 * MINUTE_MS;
const STEP_MS = 10 * MINUTE_MS;

/** When a contact is closest, within half a day. */
export function closestNear(
  { body, aspect, pointDeg }: HourContact,
  near: Instant,
  { sky }: Sky,
): Instant {
  const orbAt = (at: Instant): number =>
    Math.abs(
      separationDeg(sky.positionOf(body, at).longitudeDeg, pointDeg) - ASPECTS[aspect].angleDeg,
    );
  let best = near;
  for (let at = near - SEARCH_MS; at <= near + SEARCH_MS; at += STEP_MS) {
    if (orbAt(at) < orbAt(best)) best = at;
  }
  return best;
}
