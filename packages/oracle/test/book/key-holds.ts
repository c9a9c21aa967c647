import { normalizeDeg, separationDeg } from '@palm/astrology/angle';
import { houseOf } from '@palm/astrology/house-of';
import { DAY_MS } from '@palm/astrology/instant';
import { planetPositionOf } from '@palm/astrology/planet-positions';
import { signAt } from '@palm/astrology/sign-at';
import { TRANSIT_ORBS_DEG } from '@palm/astrology/transit-orbs';
import { ASPECTS, SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { FAMILY_OF } from '../../src/book/news/transit-news.ts';
import { AXES, MATTERS } from '../../src/book/vocabulary.ts';
import { birthChartOf, signOf } from '../../src/facts/birth-chart.ts';
import type { Fact } from '../../src/facts/fact.ts';
import type {
  HouseFact,
  SolarHouseFact,
  TransitFact,
} from '../../src/facts/fact-kinds/transit-fact.ts';
import type { LunationFact, StationFact } from '../../src/facts/fact-kinds/sky-fact.ts';
import type { CrossFact } from '../../src/facts/fact-kinds/pair-fact.ts';
import type { NatalFact } from '../../src/facts/fact-kinds/natal-fact.ts';
import { cuspsOf } from '../../src/facts/houses-used.ts';
import { touchedPoints } from '../../src/facts/touched-points.ts';
import type { Person } from '../../src/request.ts';

/** The persons a page is about. */
export type About = { readonly person: Person; readonly partner?: Person | undefined };

/** Whether an entry's key is true of the sky and of the charts, reckoned anew from the ephemeris. */
export function keyHolds(key: string, fact: Fact, { person, partner }: About): boolean {
  if (fact.kind === 'transit') return transitHolds(key, fact, person);
  if (fact.kind === 'lunation') return lunationHolds(key, fact, person);
  if (fact.kind === 'house') {
    return houseHolds(key, fact, (fact.of === 'partner' ? partner : person) ?? person);
  }
  if (fact.kind === 'solar-house') {
    return solarHouseHolds(key, fact, key.startsWith('partner/') ? (partner ?? person) : person);
  }
  if (fact.kind === 'natal') return natalHolds(key, fact, person);
  if (fact.kind === 'station') return stationHolds(key, fact);
  if (fact.kind === 'pair') return pairHolds(key, person, partner ?? person);
  return fact.kind === 'cross' && crossHolds(key, fact, person, partner ?? person);
}

const longitudeAt = (body: TransitFact['body'], at: number): number =>
  planetPositionOf(body, at).longitudeDeg;

function pointDeg(person: Person, point: string): number | null {
  const chart = birthChartOf(person);
  const found = chart === null ? [] : touchedPoints(chart).filter((one) => one.point === point);
  return found[0]?.longitudeDeg ?? null;
}

const isNear = (aDeg: number | null, bDeg: number, withinDeg: number): boolean =>
  aDeg !== null && separationDeg(aDeg, bDeg) <= withinDeg;

/** In orb at noon, or between two exact dates of one story; the Moon is exact within the day. */
function transitHolds(key: string, fact: TransitFact, person: Person): boolean {
  const noon = Date.parse(fact.at);
  const exact = (fact.timing?.exactAt ?? []).map((iso) => Date.parse(iso));
  const orbAt = (at: number): number =>
    Math.abs(
      separationDeg(longitudeAt(fact.body, at), fact.pointLongitudeDeg) -
        ASPECTS[fact.aspect].angleDeg,
    );
  const isKey =
    key === `transit/${fact.body}/${FAMILY_OF[fact.aspect]}-${fact.point}` ||
    (key.startsWith(`return/${fact.body}`) && fact.body === fact.point);
  const isPoint = isNear(pointDeg(person, fact.point), fact.pointLongitudeDeg, 0.001);
  const isExact = exact.every((at) => orbAt(at) < 0.02);
  const orbDeg = TRANSIT_ORBS_DEG[fact.body];
  const { startAt = null, endAt = null } = fact.timing ?? {};
  const isAtEdges = [startAt, endAt].every(
    (iso) => iso === null || Math.abs(orbAt(Date.parse(iso)) - orbDeg) < 0.02,
  );
  const isNow =
    fact.body === 'moon'
      ? exact.some((at) => Math.abs(at - noon) < DAY_MS)
      : orbAt(noon) <= 2 * orbDeg || isBetween(noon, exact);
  return isKey && isPoint && isExact && isAtEdges && isNow;
}

const isBetween = (at: number, moments: readonly number[]): boolean =>
  moments.some((one) => one <= at) && moments.some((one) => one >= at);

function lunationHolds(key: string, fact: LunationFact, person: Person): boolean {
  const { at, phase, eclipse } = fact;
  const sunDeg = longitudeAt('sun', Date.parse(at));
  const moonDeg = longitudeAt('moon', Date.parse(at));
  const isPhase = isNear(moonDeg, normalizeDeg(sunDeg + (phase === 'new' ? 0 : 180)), 0.1);
  if (!isPhase) return false;
  if (key.startsWith(`lunation/${phase}-on-`)) {
    const point = key.slice(`lunation/${phase}-on-`.length);
    const ends = phase === 'new' ? [moonDeg] : [moonDeg, sunDeg];
    return ends.some((end) => isNear(pointDeg(person, point), end, 2.6));
  }
  const place = placeOf(moonDeg, person);
  const axis = AXES[(place - 1) % AXES.length];
  if (eclipse !== null) return key === `lunation/eclipse-${eclipse}-${axis}`;
  return key === `lunation/${phase}-${phase === 'new' ? MATTERS[place - 1] : axis}`;
}

/** 1 to 12, by the houses of a chart or counted from the Sun sign. */
function placeOf(longitudeDeg: number, person: Person): number {
  const chart = birthChartOf(person);
  return chart === null || chart.time === 'unknown'
    ? signsFrom(signOf(person) ?? 'aries', longitudeDeg)
    : houseOf(longitudeDeg, cuspsOf(chart));
}

const signsFrom = (sign: SignId, longitudeDeg: number): number =>
  ((SIGN_IDS.indexOf(signAt(longitudeDeg)) - SIGN_IDS.indexOf(sign) + 12) % 12) + 1;

const visitKey = (key: string, body: string, place: number, kind: 'chart' | 'sign'): boolean =>
  key === `visit/${body}/${MATTERS[place - 1]}-${kind}` ||
  key === `partner/${body}-${MATTERS[place - 1]}`;

function houseHolds(key: string, fact: HouseFact, person: Person): boolean {
  const chart = birthChartOf(person);
  if (chart === null || chart.time === 'unknown') return false;
  const cusps = cuspsOf(chart);
  const house = houseOf(fact.longitudeDeg, cusps);
  const edges = [cusps[house - 1] ?? 0, cusps[house % 12] ?? 0];
  return visitKey(key, fact.body, house, 'chart') && staysBetween(fact, edges);
}

function solarHouseHolds(key: string, fact: SolarHouseFact, person: Person): boolean {
  const place = signsFrom(fact.ofSign, fact.longitudeDeg);
  const startDeg = 30 * SIGN_IDS.indexOf(signAt(fact.longitudeDeg));
  return (
    fact.ofSign === signOf(person) &&
    visitKey(key, fact.body, place, 'sign') &&
    staysBetween(fact, [startDeg, startDeg + 30])
  );
}

/** Its stay begins and ends at an edge of the place, and it is there on the day of the fact. */
function staysBetween(fact: HouseFact | SolarHouseFact, edges: readonly number[]): boolean {
  const { startAt = null, endAt = null } = fact.timing ?? {};
  const at = Date.parse(fact.at);
  const isAtEdge = (iso: string | null): boolean =>
    iso === null ||
    edges.some((edge) => isNear(longitudeAt(fact.body, Date.parse(iso)), edge, 0.02));
  return (
    isAtEdge(startAt) &&
    isAtEdge(endAt) &&
    (startAt === null || Date.parse(startAt) <= at + DAY_MS / 2) &&
    (endAt === null || Date.parse(endAt) >= at)
  );
}

function natalHolds(key: string, { point, house }: NatalFact, person: Person): boolean {
  const deg = pointDeg(person, point);
  return (
    (deg !== null && key === `natal/${point}-${signAt(deg)}`) ||
    (deg === null && key.startsWith(`natal/${point}-`)) ||
    (deg !== null &&
      house === placeOf(deg, person) &&
      key === `natal/${point}-in-${MATTERS[house - 1]}`)
  );
}

/** Its speed changes its sign within two days, and again at the end of that time. */
function stationHolds(key: string, { body, turns, at, timing }: StationFact): boolean {
  const speedAt = (moment: number): number => planetPositionOf(body, moment).speedDegPerDay;
  const turnsAt = (iso: string): number => {
    const moment = Date.parse(iso);
    const [before, after] = [speedAt(moment - DAY_MS), speedAt(moment + DAY_MS)];
    return before < 0 && after > 0 ? 1 : before > 0 && after < 0 ? -1 : 0;
  };
  const way = turns === 'direct' ? 1 : -1;
  const isBack = timing?.endAt ? turnsAt(timing.endAt) === -way : true;
  return key === `station/${body}-${turns}` && turnsAt(at) === way && isBack;
}

function pairHolds(key: string, person: Person, partner: Person): boolean {
  const signs = [signOf(person) ?? 'aries', signOf(partner) ?? 'aries'];
  const [a, b] = signs.toSorted((x, y) => SIGN_IDS.indexOf(x) - SIGN_IDS.indexOf(y));
  return key === `pair/${a}-${b}`;
}

function crossHolds(
  key: string,
  { of, to, aspect, orbDeg }: CrossFact,
  person: Person,
  partner: Person,
): boolean {
  const family = FAMILY_OF[aspect];
  const isKey = key === `tie/${of}-${to}-${family}` || key === `tie/${to}-${of}-${family}`;
  const [own, their] = [pointDeg(person, of), pointDeg(partner, to)];
  if (own === null || their === null) return false;
  const orb = Math.abs(separationDeg(own, their) - ASPECTS[aspect].angleDeg);
  return isKey && Math.abs(orb - orbDeg) < 1.2;
}
