import { separationDeg } from '@palm/astrology/angle';
import { houseOf } from '@palm/astrology/house-of';
import { DAY_MS } from '@palm/astrology/instant';
import { planetPositionOf } from '@palm/astrology/planet-positions';
import { signAt } from '@palm/astrology/sign-at';
import { TRANSIT_ORBS_DEG } from '@palm/astrology/transit-orbs';
import { ASPECTS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { FAMILY_OF } from '../../src/book/news/transit-news.ts';
import { MATTERS } from '../../src/book/vocabulary.ts';
import { birthChartOf } from '../../src/facts/birth-chart.ts';
import type { Fact } from '../../src/facts/fact.ts';
import type { HouseFact, TransitFact } from '../../src/facts/fact-kinds/transit-fact.ts';
import type { LunationFact } from '../../src/facts/fact-kinds/sky-fact.ts';
import { cuspsOf } from '../../src/facts/houses-used.ts';
import type { Person } from '../../src/request.ts';

export function keyHolds(key: string, fact: Fact, person: Person): boolean {
  if (fact.kind === 'transit') return transitHolds(key, fact);
  if (fact.kind === 'lunation') return lunationHolds(key, fact);
  if (fact.kind === 'house') return houseHolds(key, fact, person);
  if (fact.kind === 'natal') return key.startsWith(`natal/${fact.point}-`);
  if (fact.kind === 'station') {
    const { speedDegPerDay } = planetPositionOf(fact.body, Date.parse(fact.at));
    return key === `station/${fact.body}-${fact.turns}` && Math.abs(speedDegPerDay) < 0.02;
  }
  if (fact.kind !== 'solar-house') return false;
  const signs =
    SIGN_IDS.indexOf(signAt(fact.longitudeDeg)) - SIGN_IDS.indexOf(fact.ofSign) + SIGN_IDS.length;
  return key === `visit/${fact.body}/${MATTERS[signs % SIGN_IDS.length]}-sign`;
}

/** In orb at noon, or between two exact dates of one story; the Moon is exact within the day. */
function transitHolds(key: string, fact: TransitFact): boolean {
  const noon = Date.parse(fact.at);
  const exact = (fact.timing?.exactAt ?? []).map((iso) => Date.parse(iso));
  const orbAt = (at: number): number => {
    const { longitudeDeg } = planetPositionOf(fact.body, at);
    return Math.abs(
      separationDeg(longitudeDeg, fact.pointLongitudeDeg) - ASPECTS[fact.aspect].angleDeg,
    );
  };
  const isKey =
    key === `transit/${fact.body}/${FAMILY_OF[fact.aspect]}-${fact.point}` ||
    key.startsWith(`return/${fact.body}`);
  const isExact = exact.every((at) => orbAt(at) < 0.02);
  const isNow =
    fact.body === 'moon'
      ? exact.some((at) => Math.abs(at - noon) < DAY_MS)
      : orbAt(noon) <= 2 * TRANSIT_ORBS_DEG[fact.body];
  return isKey && isExact && isNow;
}

function lunationHolds(key: string, { at, phase }: LunationFact): boolean {
  const [sun, moon] = (['sun', 'moon'] as const).map(
    (body) => planetPositionOf(body, Date.parse(at)).longitudeDeg,
  );
  const apart = separationDeg(sun ?? 0, moon ?? 0);
  return key.startsWith('lunation/') && Math.abs(apart - (phase === 'new' ? 0 : 180)) < 0.1;
}

function houseHolds(key: string, fact: HouseFact, person: Person): boolean {
  const chart = birthChartOf(person);
  if (chart === null || chart.time === 'unknown') return false;
  const house = houseOf(fact.longitudeDeg, cuspsOf(chart));
  return key === `visit/${fact.body}/${MATTERS[house - 1]}-chart`;
}
