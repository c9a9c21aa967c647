import { degreeInSign, signAt } from '@palm/astrology/sign-at';
import { PLANET_IDS, SIGN_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { bodyInText } from '../../../../facts/in-text.ts';
import { degreeWords } from '../../../../facts/fact-words.ts';
import { longitudeOf, nameOfPoint, natalFact, pointNamed } from '../../../slots/birth/points.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import type { SlotContext } from '../../../slots/slot.ts';
import { type Asking, type LookUp, told } from '../look-up.ts';

const DEGREE =
  /\b(?<before>\d{1,2}) ?(?:°|degrees?|deg)?(?: of)? (?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/iu;

const degreeIn = ({ text }: Asking): number | null => {
  const degree = Number(DEGREE.exec(text)?.groups?.['before'] ?? Number.NaN);
  return degree >= 0 && degree < 30 ? degree : null;
};

const signIn = ({ entities }: Asking) =>
  SIGN_IDS.find((id) => id === (entities.sign ?? entities.sign_b));

/** "is my sun at 0 capricorn" */
const pointAtDegree: LookUp = {
  family: 'degree-meaning',
  isAsked: (piece) =>
    degreeIn(piece) !== null &&
    signIn(piece) !== undefined &&
    /\b(?:is|do i have|my|anything|any planets?)\b/u.test(piece.plain) &&
    /\b(?:my|i)\b/u.test(piece.plain),
  tell: (context, piece) => {
    const [degree, sign] = [degreeIn(piece), signIn(piece)];
    const { chart } = context;
    if (chart?.time !== 'known' || degree === null || sign === undefined) return null;
    const place = `${degree}° ${SIGNS[sign].name}`;
    return (
      atNamedPoint(place, { degree, sign }, context) ??
      atAnyPlanet(place, { degree, sign }, context)
    );
  },
};

interface Place {
  readonly degree: number;
  readonly sign: (typeof SIGN_IDS)[number];
}

const standsAt = (longitudeDeg: number, { degree, sign }: Place): boolean =>
  signAt(longitudeDeg) === sign && Math.floor(degreeInSign(longitudeDeg)) === degree;

function atNamedPoint(words: string, place: Place, { chart, entities }: SlotContext) {
  const point = pointNamed(entities.planet);
  const longitude = chart === null || point === null ? null : longitudeOf(chart, point);
  if (chart === null || point === null || longitude === null) return null;
  const answer = standsAt(longitude, place) ? 'Yes' : `No, not at ${words}`;
  return told(
    `${answer}: your ${nameOfPoint(point)} is at ${degreeWords(longitude)}. A degree is an exact address; none of them is good or bad.`,
    natalFact(chart, point),
  );
}

function atAnyPlanet(words: string, place: Place, { chart }: SlotContext) {
  if (chart?.time !== 'known') return null;
  const found = PLANET_IDS.filter((id) => standsAt(chart.positions[id].longitudeDeg, place));
  return told(
    found.length === 0
      ? `No, none of your ten planets is at ${words}.`
      : `Yes: ${listWords(found.map(bodyInText))}, at ${words}.`,
    ...found.map((planet) => natalFact(chart, planet)),
  );
}

export const DEGREE_LOOK_UPS: readonly LookUp[] = [pointAtDegree];
