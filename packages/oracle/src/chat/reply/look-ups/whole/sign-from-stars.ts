import { SIGNS, type SignId } from '@palm/astrology/vocabulary';
import type { NatalChart } from '@palm/astrology/chart';
import { signAt } from '@palm/astrology/sign-at';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { fromStars, lagnaOf, moonOf } from '../../../slots/terms/indian-sky.ts';
import { told } from '../look-up.ts';
import { signsIn } from './chart-words.ts';
import type { WholeLookUp } from './whole-look-up.ts';

type Point = 'sun' | 'moon' | 'ascendant';

const ELSEWHERE =
  /\b(?:apps?|sites?|websites?|astrologers?|pandit|astro\.? ?com|co ?star|calculators?|online|elsewhere|other (?:one|place|chart)|says?|said|told me|used to be)\b/u;
const DOUBTS =
  /\b(?:wrong|which|who|why|right|different|differ\w*|but|correct|true|confus\w*|really)\b/u;

const pointIn = (text: string): Point =>
  /\b(?:rising|ascendant|asc|lagna)\b/u.test(text)
    ? 'ascendant'
    : /\bmoon\b/u.test(text)
      ? 'moon'
      : 'sun';

/** The sign of a point counted from the stars; null where the hour decides. */
function fromStarsOf(chart: NatalChart, point: Point): SignId | null {
  if (point === 'moon') {
    const [from, to] = moonOf(chart).map(signAt);
    return from !== undefined && from === to ? from : null;
  }
  if (chart.time !== 'known') return null;
  return point === 'ascendant'
    ? lagnaOf(chart)
    : signAt(fromStars(chart.positions.sun.longitudeDeg, chart.instant));
}

const named = (point: Point, sign: SignId): string =>
  point === 'ascendant'
    ? `${SIGNS[sign].name} rising`
    : `the ${point === 'moon' ? 'Moon' : 'Sun'} in ${SIGNS[sign].name}`;

/** "they say leo rising, you say virgo", where Leo is the sign counted from the stars. */
const fromStarsElsewhere: WholeLookUp = {
  family: 'sidereal',
  isAsked: ({ text }) =>
    ELSEWHERE.test(text) &&
    DOUBTS.test(text) &&
    signsIn(text).length > 0 &&
    /\b(?:my|me|im|i)\b/u.test(text) &&
    !/\b(?:he|she|his|her|compatib\w*|match|today|tonight|retrograde)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    if (chart === null) return null;
    const point = pointIn(text);
    const [here, there] = [signOfPoint(chart, point), fromStarsOf(chart, point)];
    if (here === null || there === null || here === there || !signsIn(text).includes(there)) {
      return null;
    }
    return told(
      `Neither is wrong; they count from different starting points. Here it's ${named(point, here)}, by the western zodiac, which starts at the spring equinox. Counted from the stars, as Indian astrology does, the same birth gives ${named(point, there)}. The two are about 24 degrees apart by now, so most signs come out one earlier. Your birth details don't need mending; read each with the descriptions of its own tradition.`,
      natalFact(chart, point),
    );
  },
};

/** "a website says my moon is in leo, who is right", where it is in Leo by neither zodiac. */
const otherSignElsewhere: WholeLookUp = {
  family: 'accuracy',
  isAsked: (whole) =>
    fromStarsElsewhere.isAsked(whole) &&
    /\b(?:apps?|sites?|websites?|calculators?|astro\.? ?com|co ?star)\b/u.test(whole.text) &&
    /\bmy (?:moon|sun)\b/u.test(whole.text),
  tell: ({ chart }, { text }) => {
    if (chart === null) return null;
    const point = pointIn(text);
    const here = signOfPoint(chart, point);
    if (here === null || signsIn(text).includes(here)) return null;
    return told(
      `By the birth details stored here it's ${named(point, here)}. A different sign elsewhere nearly always comes from different details: another date or year, day and month swapped, another time zone, or a.m. for p.m. Compare those with what you typed there. If they're the same, look in its settings for the sidereal zodiac, which counts from the stars and lands about a sign earlier.`,
      natalFact(chart, point),
    );
  },
};

export const SIGNS_ELSEWHERE: readonly WholeLookUp[] = [fromStarsElsewhere, otherSignElsewhere];
