import { DAY_MS } from '@palm/astrology/instant';
import { findTransits } from '@palm/astrology/transits';
import type { PlanetId } from '@palm/astrology/vocabulary';
import type { DatedTransitFact, TransitFact, TransitTiming } from './fact-kinds/transit-fact.ts';
import type { Fact } from './fact.ts';
import { isoOf } from './fact-words.ts';

/** Days to look back and ahead: longer than a stay in orb lasts, turning included. */
const REACH_DAYS = {
  moon: 1.5,
  sun: 10,
  mercury: 45,
  venus: 75,
  mars: 130,
  jupiter: 300,
  saturn: 330,
  uranus: 400,
  neptune: 420,
  pluto: 420,
} as const satisfies Record<PlanetId, number>;

/**
 * Start, exact moments and end for the transits among some facts. It costs
 * milliseconds for a slow planet, so it is done for what is cited, not for all.
 */
export function timeFacts(facts: readonly Fact[]): Fact[] {
  return facts.map((fact) =>
    fact.kind === 'transit' || fact.kind === 'dated-transit'
      ? { ...fact, timing: timingOf(fact) }
      : fact,
  );
}

function timingOf(fact: TransitFact | DatedTransitFact): TransitTiming | null {
  const { body, point, pointLongitudeDeg, aspect } = fact;
  const at = Date.parse(fact.at);
  const reach = REACH_DAYS[body] * DAY_MS;
  const stays = findTransits({
    natal: [{ point, longitudeDeg: pointLongitudeDeg }],
    span: { from: at - reach, to: at + reach },
    transiting: [body],
  }).filter((stay) => stay.aspect === aspect);
  const distance = (stay: (typeof stays)[number]): number =>
    Math.min(
      ...[stay.start, ...stay.exact, stay.end].map((moment) =>
        moment === null ? Number.POSITIVE_INFINITY : Math.abs(moment - at),
      ),
    );
  const isNow = (stay: (typeof stays)[number]): boolean =>
    (stay.start ?? Number.NEGATIVE_INFINITY) <= at && at <= (stay.end ?? Number.POSITIVE_INFINITY);
  const stay = stays.find(isNow) ?? stays.toSorted((a, b) => distance(a) - distance(b))[0];
  if (stay === undefined) return null;
  return {
    startAt: stay.start === null ? null : isoOf(stay.start),
    exactAt: stay.exact.map(isoOf),
    endAt: stay.end === null ? null : isoOf(stay.end),
  };
}
