import type { NatalChart } from '@palm/astrology/chart';
import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import type { CrossFact } from '../../facts/fact-kinds/pair-fact.ts';
import { crossFacts, pairFact } from '../../facts/synastry-facts.ts';
import { POINTS, type Point } from '../vocabulary.ts';
import { ABOUT_NOTHING, type News, NO_TIMING } from './news.ts';
import { FAMILY_OF } from './transit-news.ts';

/** How much a point says about two people. */
const WEIGHT: Readonly<Record<Point, number>> = {
  sun: 10,
  moon: 10,
  venus: 9,
  mars: 8,
  ascendant: 7,
  mercury: 6,
  saturn: 5,
  midheaven: 4,
  jupiter: 4,
  uranus: 2,
  neptune: 2,
  pluto: 2,
};

/** The contacts between two charts, the most telling first. */
export const tieNews = (chart: NatalChart, other: NatalChart): News[] =>
  crossFacts(chart, other).map((fact) => {
    const [a, b] = [fact.of, fact.to].toSorted((x, y) => POINTS.indexOf(x) - POINTS.indexOf(y));
    const key = `tie/${a}-${b}-${FAMILY_OF[fact.aspect]}`;
    return {
      key,
      event: `${key}:${fact.of}`,
      rank: rankOf(fact),
      turn: null,
      timing: NO_TIMING,
      at: null,
      about: { ...ABOUT_NOTHING, point: fact.of, pointSign: fact.ofSign },
      isSeason: false,
      fact,
    };
  });

const rankOf = ({ of, to, orbDeg }: CrossFact): number =>
  8 - (WEIGHT[of] + WEIGHT[to]) / 4 + orbDeg / 2;

/** Two signs, in the order of the zodiac. */
export function pairNews(sign: SignId, partnerSign: SignId): News {
  const [a, b] = [sign, partnerSign].toSorted((x, y) => SIGN_IDS.indexOf(x) - SIGN_IDS.indexOf(y));
  const key = `pair/${a}-${b}`;
  return {
    key,
    event: key,
    rank: 5,
    turn: null,
    timing: NO_TIMING,
    at: null,
    about: ABOUT_NOTHING,
    isSeason: false,
    fact: pairFact(sign, partnerSign),
  };
}
