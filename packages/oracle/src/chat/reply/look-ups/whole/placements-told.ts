import { separationDeg } from '@palm/astrology/angle';
import { chartRulerOf, type KnownTimeChart } from '@palm/astrology/chart';
import { BODIES, PLANET_IDS, SIGNS, type PlanetId } from '@palm/astrology/vocabulary';
import { NATAL_HABITS } from '../../../../../content/chat/natal-habits.ts';
import { type LifeArea, SIGN_IN_AREA } from '../../../../../content/chat/placement-areas.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { yearIn } from '../../../entities/times/year-in.ts';
import { aspectsOf } from '../../../slots/birth/natal-aspect-slots.ts';
import { natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { signsOfBirthday } from '../../../slots/birth/sign-on-day.ts';
import { note } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { PLANET_MATTERS } from '../terms/placement-fear.ts';
import { SIGN_WORD, signNamed } from './chart-words.ts';
import type { WholeLookUp } from './whole-look-up.ts';

type Inner = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars';

/** The part of life in which a planet is noticed first. */
const AREAS: Readonly<Record<Inner, readonly [LifeArea, string]>> = {
  sun: ['work', 'At work'],
  moon: ['love', 'In love'],
  mercury: ['study', 'In learning'],
  venus: ['love', 'In love'],
  mars: ['work', 'At work'],
};
const PLACED = new RegExp(
  String.raw`\b(?<a>sun|moon|mercury|venus|mars)(?: sign)?(?: is| being)? in (?<sign>${SIGN_WORD})\b|\b(?<first>${SIGN_WORD}) (?<b>moon|mercury|venus|mars)\b(?! (?:in|sign and))`,
  'u',
);
const MOST_WORDS = 14;

function placedIn(text: string) {
  const groups = PLACED.exec(text)?.groups;
  const planet = (['sun', 'moon', 'mercury', 'venus', 'mars'] as const).find(
    (id) => id === (groups?.['a'] ?? groups?.['b']),
  );
  const sign = signNamed(groups?.['sign'] ?? groups?.['first']);
  return planet === undefined || sign === null ? null : { planet, sign };
}

/** "what does it mean to have venus in scorpio" */
const placementMeaning: WholeLookUp = {
  family: 'placement',
  isAsked: ({ text }) =>
    placedIn(text) !== null &&
    /\b(?:mean\w*|what is|whats|what are|like|explain|about|describe)\b/u.test(text) &&
    text.split(' ').length <= MOST_WORDS &&
    !/\b(?:poem|haiku|song|rap|write|draw|joke|story|now|today|tonight|tomorrow|this (?:week|month)|currently|until|when|transit\w*|house|retrograde|return|full|new|season|square|trine|opposite|conjunct\w*|compatib\w*|match|and|vs|or|he|she|his|her|him|boyfriend|girlfriend|husband|wife|child|kid|son|daughter|baby|money|job|work|career|sleep|study|school|friends?)\b/u.test(
      text,
    ),
  tell: ({ chart }, { text }) => {
    const placed = placedIn(text);
    if (placed === null) return null;
    const { planet, sign } = placed;
    const [first, second] = NATAL_HABITS[planet][sign];
    const [area, where] = AREAS[planet];
    const own = signOfPoint(chart, planet);
    const check =
      own === null || own === sign || !/\bmy\b|\bi have\b/u.test(text)
        ? ''
        : ` By your details yours is in ${SIGNS[own].name}, though.`;
    return told(
      `${capitalised(bodyInText(planet))} is read for ${PLANET_MATTERS[planet]}. In ${SIGNS[sign].name} it tends to ${first}, and may ${second}. ${where}: ${SIGN_IN_AREA[sign][area]}${check}`,
      ...(chart !== null && own === sign ? [natalFact(chart, planet)] : []),
    );
  },
};

/** "whats my rising sign" without any birth details. */
const risingNeeds: WholeLookUp = {
  family: 'rising-mine',
  isAsked: ({ text }) =>
    /\b(?:what|whats|which|tell me|find|know)\b.{0,16}\bmy (?:rising|ascendant|asc)\b|\bmy (?:rising|ascendant)(?: sign)?\W*$/u.test(
      text,
    ) && !/\b(?:mean\w*|say|changed?)\b/u.test(text),
  tell: ({ chart }) =>
    chart === null
      ? told(
          'For the rising sign I need three things: the date, the time to within a few minutes, and the place you were born. Type them here, like "3 May 1994, 7:15 am, Leeds", or save them under Profile, Edit Profile. It changes about every two hours, so without the time I\'d only be guessing.',
        )
      : null,
};

/** "i was born on the cusp april 20 so am i aries or taurus": without the year. */
const cuspWithoutYear: WholeLookUp = {
  family: 'sun-sign',
  isAsked: ({ text, entities: { date } }) =>
    date?.isBirth === true &&
    yearIn(`${date.words} ${text}`) === null &&
    /\b(?:cusp|or|am i|what sign|which sign)\b/u.test(text) &&
    /\b(?:i|im|me|my)\b/u.test(text) &&
    !/\b(?:he|she|his|her|moon|rising|compatib\w*|match|venus|mars|chinese|cat|dog|baby)\b/u.test(
      text,
    ),
  tell: ({ zone, person }, { entities: { date } }) => {
    const own = person.birth?.date;
    // The profile has the year of the same birthday.
    const isKnown = own?.slice(5) === date?.iso.slice(5) && own !== date?.iso;
    if (date === undefined || isKnown) return null;
    const signs = signsOfBirthday(date.iso, null, zone);
    const [first, second] = signs;
    if (first === undefined || second === undefined) return null;
    const day = date.words.replace(/^\w+day, /u, '');
    return told(
      `One or the other, never both: on ${day} the Sun changes from ${SIGNS[first].name} to ${SIGNS[second].name}, and the year, the hour and the place decide on which side you are. Tell me those three and I'll settle it.`,
    );
  },
};

/** How near to an angle counts as on it. */
const ANGLE_DEG = 8;
const CLOSE_DEG = 3;

function weightOf(planet: PlanetId, chart: KnownTimeChart): number {
  const { ascendantDeg, midheavenDeg } = chart.angles;
  const { longitudeDeg } = chart.positions[planet];
  const angles = [ascendantDeg, midheavenDeg, ascendantDeg + 180, midheavenDeg + 180];
  const isOnAngle = angles.some((angle) => separationDeg(longitudeDeg, angle) <= ANGLE_DEG);
  const close = aspectsOf(chart).filter(
    ({ a, b, orbDeg }) => (a === planet || b === planet) && orbDeg <= CLOSE_DEG,
  ).length;
  const sun = signOfPoint(chart, 'sun');
  const isSunRuler = sun !== null && SIGNS[sun].ruler === planet;
  return (
    (chartRulerOf(chart) === planet ? 3 : 0) +
    (isOnAngle ? 3 : 0) +
    (planet === 'sun' || planet === 'moon' ? 1.5 : 0) +
    (isSunRuler ? 1 : 0) +
    close * 0.6
  );
}

/** "whats the dominant planet in my chart" */
const dominantPlanet: WholeLookUp = {
  family: 'dominant',
  isAsked: ({ text }) =>
    /\b(?:dominant|strongest|most powerful|main) planets?\b/u.test(text) &&
    /\b(?:my|i|me|mine)\b/u.test(text),
  tell: ({ chart }) => {
    if (chart?.time !== 'known') return null;
    const [first, second] = PLANET_IDS.toSorted((a, b) => weightOf(b, chart) - weightOf(a, chart));
    if (first === undefined || second === undefined) return null;
    const why =
      chartRulerOf(chart) === first ? ' It rules your rising sign, which counts most.' : '';
    return told(
      `${capitalised(bodyInText(first))}, by a simple count of closeness to the angles, close contacts and rulership; ${bodyInText(second)} comes next.${why} It's read for ${PLANET_MATTERS[first]}, so you notice that more than other people do. Sites count this differently.`,
      natalFact(chart, first),
      note(
        'dominant',
        `${BODIES[first].name} ${weightOf(first, chart).toFixed(1)}, ${BODIES[second].name} ${weightOf(second, chart).toFixed(1)}`,
      ),
    );
  },
};

export const PLACEMENTS_TOLD: readonly WholeLookUp[] = [
  placementMeaning,
  risingNeeds,
  cuspWithoutYear,
  dominantPlanet,
];
