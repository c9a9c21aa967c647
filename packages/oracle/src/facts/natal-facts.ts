import { type NatalChart, signInChart } from '@palm/astrology/chart';
import { houseOf } from '@palm/astrology/house-of';
import { signAt } from '@palm/astrology/sign-at';
import { PLANET_IDS, type PlanetId, SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import type { Cusps } from './houses-used.ts';
import { cuspsOf } from './houses-used.ts';
import type { MissingFact } from './fact.ts';
import type { NatalFact } from './fact-kinds/natal-fact.ts';
import { degreeWords, ordinal, placeWords, pointName } from './fact-words.ts';

export function natalFacts(chart: NatalChart): (NatalFact | MissingFact)[] {
  const told = PLANET_IDS.filter((planet) => isWithinTwoSigns(chart, planet));
  const bodies = told.map((planet) => natalPlanet(chart, planet));
  if (chart.time === 'unknown') return [...bodies, MISSING_TIME];
  const { ascendantDeg, midheavenDeg } = chart.angles;
  return [...bodies, angle('ascendant', ascendantDeg), angle('midheaven', midheavenDeg)];
}

const MISSING_TIME: MissingFact = {
  id: 'missing:birth-time',
  kind: 'missing',
  what: 'birth-time',
  words: 'Birth time not given: no rising sign, no houses, no degree for the natal Moon',
};

/** Without the zone the Moon may have gone through a third sign, and to name two would be wrong. */
function isWithinTwoSigns(chart: NatalChart, planet: PlanetId): boolean {
  const over = signInChart(chart, planet);
  if (over.kind === 'certain') return true;
  const signsApart = Math.abs(SIGN_IDS.indexOf(over.to) - SIGN_IDS.indexOf(over.from));
  return signsApart === 1 || signsApart === SIGN_IDS.length - 1;
}

function natalPlanet(chart: NatalChart, planet: PlanetId): NatalFact {
  const over = signInChart(chart, planet);
  const sign = over.kind === 'certain' ? over.sign : over.from;
  const otherSign = over.kind === 'certain' ? null : over.to;
  const known = chart.time === 'known' ? chart.positions[planet] : null;
  const cusps = chart.time === 'known' ? cuspsOf(chart) : null;
  const house = known === null ? null : houseIn(known.longitudeDeg, cusps);
  const place =
    otherSign === null
      ? placeWords(known?.longitudeDeg ?? null, sign)
      : `${SIGNS[sign].name} or ${SIGNS[otherSign].name}, by the hour of birth`;
  const inHouse = house === null ? '' : `, ${ordinal(house)} house`;
  return {
    id: `natal:${planet}`,
    kind: 'natal',
    point: planet,
    sign,
    otherSign,
    longitudeDeg: known?.longitudeDeg ?? null,
    house,
    isRetrograde: known?.isRetrograde ?? null,
    words: `Natal ${pointName(planet)} ${known === null ? 'in' : 'at'} ${place}${inHouse}`,
  };
}

function houseIn(longitudeDeg: number, cusps: Cusps | null): number | null {
  return cusps === null ? null : houseOf(longitudeDeg, cusps);
}

function angle(point: 'ascendant' | 'midheaven', longitudeDeg: number): NatalFact {
  return {
    id: `natal:${point}`,
    kind: 'natal',
    point,
    sign: signAt(longitudeDeg),
    otherSign: null,
    longitudeDeg,
    house: null,
    isRetrograde: null,
    words: `${pointName(point)} at ${degreeWords(longitudeDeg)}`,
  };
}
