import { signedSeparationDeg } from '@palm/astrology/angle';
import type { NatalChart } from '@palm/astrology/chart';
import { DAY_MS } from '@palm/astrology/instant';
import { type Positions, positionsAt } from '@palm/astrology/positions';
import { skyEvents } from '@palm/astrology/sky-events';
import { signAt } from '@palm/astrology/sign-at';
import { ASPECT_IDS, type AspectId, type PlanetId } from '@palm/astrology/vocabulary';
import type { DatedTransitFact } from './fact-kinds/transit-fact.ts';
import type { IngressFact, StationFact } from './fact-kinds/sky-fact.ts';
import { weekdayOf } from './fact-words.ts';
import { eventFact } from './sky-facts.ts';
import type { SkyOfDay } from './sky-of-day.ts';
import { type TouchedPoint, touchedPoints } from './touched-points.ts';
import { degreesOf } from './transit-facts.ts';
import { transitFact } from './transit-fact-of.ts';

const WEEK_DAYS = 7;

/** The planets quick enough that a day of the week means something. */
const QUICK_PLANETS = ['sun', 'mercury', 'venus', 'mars'] as const satisfies readonly PlanetId[];

/** The sky at the eight midnights around seven days. */
export type SkyOfWeek = {
  readonly days: readonly string[];
  readonly midnights: readonly Positions[];
};

export function skyOfWeek({ date, span }: SkyOfDay): SkyOfWeek {
  const first = Date.parse(`${date}T00:00:00Z`);
  const ahead = Array.from({ length: WEEK_DAYS + 1 }, (_, day) => day * DAY_MS);
  return {
    days: ahead.slice(0, WEEK_DAYS).map((ms) => new Date(first + ms).toISOString().slice(0, 10)),
    midnights: ahead.map((ms) => positionsAt(span.from + ms)),
  };
}

/** Days on which a quick planet becomes exact to a point whose degree is certain. */
export function weekTransits(
  chart: NatalChart,
  sky: SkyOfDay,
  week: SkyOfWeek,
): DatedTransitFact[] {
  const points = touchedPoints(chart).filter(({ uncertaintyDeg }) => uncertaintyDeg === 0);
  return QUICK_PLANETS.flatMap((body) =>
    points.flatMap((point) =>
      ASPECT_IDS.flatMap((aspect) => datedTransits(sky, week, { body, point, aspect })),
    ),
  );
}

type Meeting = { body: PlanetId; point: TouchedPoint; aspect: AspectId };

function datedTransits(
  sky: SkyOfDay,
  { days, midnights }: SkyOfWeek,
  { body, point, aspect }: Meeting,
): DatedTransitFact[] {
  const day = days.find((_, index) => {
    const before = midnights[index]?.[body].longitudeDeg;
    const after = midnights[index + 1]?.[body].longitudeDeg;
    if (before === undefined || after === undefined) return false;
    return degreesOf(point.longitudeDeg, aspect).some((degree) => isBetween(before, after, degree));
  });
  if (day === undefined) return [];
  const weekday = weekdayOf(day);
  const { words, ...fact } = transitFact(sky, body, point, aspect);
  const index = days.indexOf(day);
  const bodyLongitudeDeg = midnights[index]?.[body].longitudeDeg ?? 0;
  return [
    {
      ...fact,
      bodySign: signAt(bodyLongitudeDeg),
      bodyLongitudeDeg,
      kind: 'dated-transit',
      id: `week:${body}-${aspect}-${point.point}`,
      day,
      weekday,
      words: `${words}; exact on ${weekday}`,
    },
  ];
}

function isBetween(beforeDeg: number, afterDeg: number, degree: number): boolean {
  const before = signedSeparationDeg(degree, beforeDeg);
  const after = signedSeparationDeg(degree, afterDeg);
  return Math.abs(before) < 10 && before < 0 !== after < 0;
}

export function weekEvents({ span, date }: SkyOfDay): (IngressFact | StationFact)[] {
  return skyEvents({ from: span.from, to: span.from + WEEK_DAYS * DAY_MS })
    .filter(({ body }) => body !== 'moon')
    .map((event) => {
      const daysOn = Math.floor((event.at - span.from) / DAY_MS);
      const day = new Date(Date.parse(`${date}T00:00:00Z`) + daysOn * DAY_MS);
      const fact = eventFact(event, day.toISOString().slice(0, 10));
      return { ...fact, id: `week:${fact.id}`, words: `${fact.words} on ${fact.weekday}` };
    });
}
