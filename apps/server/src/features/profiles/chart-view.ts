import { type BirthData, birthOf } from '@palm/astrology/birth-of';
import {
  castNatalChart,
  signInChart,
  type KnownTimeChart,
  type UnknownTimeChart,
} from '@palm/astrology/chart';
import { chartPointsOf } from '@palm/astrology/chart-points';
import { houseOf } from '@palm/astrology/house-of';
import { signAt } from '@palm/astrology/sign-at';
import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import { BODY_IDS, type BodyId } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import type { Profile } from '@palm/contract/entities';
import { birthDataOf } from './birth-data-of.ts';
import { bodyAt } from './chart-bodies.ts';

/** The mean node stays home: a chart shows one north node, the true one. */
const SHOWN: readonly BodyId[] = BODY_IDS.filter((id) => id !== 'meanNode');

/** The user's natal chart; null without a birth date. */
export function chartView(profile: Profile): Chart | null {
  const birth = birthDataOf(profile);
  return birth && chartOfBirth(birth);
}

/** The natal chart as the wheel and its table show it. */
export function chartOfBirth(birth: BirthData): Chart {
  const [, month = 0, day = 0] = birth.date.split('-').map(Number);
  const chart = castNatalChart(birthOf(birth));
  const sun = signInChart(chart, 'sun');
  return {
    ...(chart.time === 'known' ? knownView(chart) : unknownView(chart)),
    sunSign: sun.kind === 'certain' ? sun.sign : null,
    calendarSign: zodiacSignOf({ month, day }),
  };
}

type Drawn = Pick<Chart, 'bodies' | 'aspects' | 'houses'>;

function knownView(chart: KnownTimeChart): Drawn {
  const { placidus, wholeSign } = chart.houses;
  const isPolar = placidus.kind === 'noAnswer';
  const cusps = isPolar ? wholeSign : placidus.cuspsDeg;
  return {
    bodies: SHOWN.map((id) => {
      const { longitudeDeg, speedDegPerDay } = chart.positions[id];
      return {
        ...bodyAt(id, longitudeDeg, speedDegPerDay),
        house: houseOf(longitudeDeg, cusps),
        range: null,
      };
    }),
    aspects: chart.aspects.map(({ a, b, aspect, orbDeg, isApplying }) => ({
      a,
      b,
      aspect,
      orb: orbDeg,
      isApplying,
    })),
    houses: {
      ascendant: chart.angles.ascendantDeg,
      midheaven: chart.angles.midheavenDeg,
      system: isPolar ? 'wholeSign' : 'placidus',
      cusps: [...cusps],
      isPolar,
    },
  };
}

function unknownView(chart: UnknownTimeChart): Drawn {
  const middles = new Map(
    chartPointsOf(chart).map(({ point, longitudeDeg }) => [point, longitudeDeg]),
  );
  return {
    bodies: SHOWN.map((id) => {
      const { start, end } = chart.bodies[id];
      return {
        ...bodyAt(id, middles.get(id) ?? start.longitudeDeg, start.speedDegPerDay),
        house: null,
        range: {
          fromLongitude: start.longitudeDeg,
          toLongitude: end.longitudeDeg,
          fromSign: signAt(start.longitudeDeg),
          toSign: signAt(end.longitudeDeg),
        },
      };
    }),
    aspects: chart.aspects.map(({ a, b, aspect }) => ({
      a,
      b,
      aspect,
      orb: null,
      isApplying: null,
    })),
    houses: null,
  };
}
