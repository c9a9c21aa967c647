import { capitalised } from '../../../text/capitalised.ts';
import {
  ASPECTS,
  ASPECT_IDS,
  BODIES,
  PLANET_IDS,
  SIGNS,
  SIGN_IDS,
} from '@palm/astrology/vocabulary';
import { ordinal } from '../../../facts/fact-words.ts';
import { aspectsOf } from '../../slots/birth/natal-aspect-slots.ts';
import {
  houseOfBody,
  nameOfPoint,
  natalFact,
  pointNamed,
  signOfPoint,
} from '../../slots/birth/points.ts';
import { listWords, todayOf } from '../../slots/calendar/date-words.ts';
import { note } from '../../slots/slot.ts';
import { type LookUp, told } from './look-up.ts';

const MOST_ASPECTS = 5;
const PLANETS: ReadonlySet<string> = new Set(PLANET_IDS);

/** "what aspects do i have", "aspects to my moon" */
const closestAspects: LookUp = {
  family: 'aspect-natal',
  isAsked: ({ plain, entities }) =>
    entities.point === undefined &&
    /\b(?:aspects|trines|squares|sextiles|oppositions|conjunctions)\b/u.test(plain) &&
    /\b(?:my|i|me)\b/u.test(plain) &&
    !/\bmean\b|\bwhat are aspects\b/u.test(plain),
  tell: ({ chart, entities, plain }) => {
    if (chart === null) return null;
    const of = pointNamed(entities.planet);
    const kind = ASPECT_IDS.find((id) => plain.includes(`${ASPECTS[id].name}s`));
    const found = aspectsOf(chart)
      .filter(({ a, b }) => PLANETS.has(a) && PLANETS.has(b))
      .filter(({ a, b }) => of === null || a === of || b === of)
      .filter(({ aspect }) => kind === undefined || aspect === kind)
      .toSorted((one, other) => one.orbDeg - other.orbDeg)
      .slice(0, MOST_ASPECTS);
    if (found.length === 0) {
      return kind === undefined ? null : told(`No, no ${kind} between planets in your chart.`);
    }
    const lines = found.map(
      ({ a, b, aspect }) => `${BODIES[a].name} ${ASPECTS[aspect].name} ${BODIES[b].name}`,
    );
    return told(
      `The closest in your chart: ${listWords(lines)}. The closer the angle, the more tradition makes of it. Name two of them and I'll tell you how they're read.`,
      ...found.map(({ a, b, aspect, orbDeg }) =>
        note(
          `natal-${a}-${b}`,
          `Natal ${BODIES[a].name}, natal ${BODIES[b].name}: ${ASPECTS[aspect].name}, ${orbDeg.toFixed(1)}° from exact`,
        ),
      ),
    );
  },
};

const POINT =
  /\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|rising|ascendant|midheaven)\b/gu;
const pointsIn = (plain: string) => [
  ...new Set([...plain.matchAll(POINT)].flatMap(([word]) => pointNamed(word) ?? [])),
];

/** "what sign is my mars and venus" */
const severalSigns: LookUp = {
  family: 'placement',
  isAsked: ({ plain, entities }) =>
    entities.aspect === undefined &&
    entities.date?.isBirth !== false &&
    /\bmy\b/u.test(plain) &&
    /\bsigns?\b|^(?:what|where)\b|\bwhat(?: is| are|s|'s) my\b/u.test(plain) &&
    !/\b(?:houses?|transit\w*|return|on my|retrograde|aspects?|degrees?|mean|full|new)\b/u.test(
      plain,
    ) &&
    pointsIn(plain).length >= 2 &&
    !isBigThree(plain),
  tell: ({ chart, plain }) => {
    if (chart === null) return null;
    const found = pointsIn(plain);
    const lines = found.flatMap((point) => {
      const sign = signOfPoint(chart, point);
      return sign === null ? [] : [`your ${nameOfPoint(point)} is in ${SIGNS[sign].name}`];
    });
    if (lines.length < found.length) return null;
    const text = listWords(lines);
    return told(`${capitalised(text)}.`, ...found.map((point) => natalFact(chart, point)));
  },
};

/** "is my 5th house empty", "any planets in my 8th house" */
const houseEmpty: LookUp = {
  family: 'house-meaning',
  isAsked: ({ plain, entities }) =>
    entities.house !== undefined &&
    /\b(?:empty|(?:any|what|which) planets?|anything|any placements?)\b/u.test(plain) &&
    /\bmy\b|\bdo i\b/u.test(plain) &&
    !/\bmean/u.test(plain),
  tell: ({ chart, entities: { house }, plain }) => {
    if (chart === null || chart.time === 'unknown' || house === undefined) return null;
    const found = PLANET_IDS.filter((planet) => houseOfBody(chart, planet) === house);
    if (found.length === 0) {
      return told(
        `No planet stands in your ${ordinal(house)} house. That's ordinary: ten planets can't fill twelve houses, and an empty one says nothing bad about that part of life.`,
      );
    }
    const names = listWords(found.map((planet) => BODIES[planet].name));
    return told(
      `${/\bempty\b/u.test(plain) ? "It isn't empty: " : ''}${names} ${found.length === 1 ? 'is' : 'are'} in your ${ordinal(house)} house.`,
      ...found.map((planet) => natalFact(chart, planet)),
    );
  },
};

/** "what house is my moon in" without an hour of birth */
const houseUnknown: LookUp = {
  family: 'placement-house',
  isAsked: ({ plain, entities }) =>
    entities.planet !== undefined &&
    /\b(?:what|which) house\b/u.test(plain) &&
    /\bmy\b/u.test(plain),
  tell: ({ chart }) =>
    chart?.time === 'unknown'
      ? told(
          "I can't say: a house needs the hour and the place of birth, and I have no hour for you. A birth certificate often has it; add it under Profile, Edit Profile.",
        )
      : null,
};

/** "big 3 please": known by its words; the family tells it. */
const bigThree: LookUp = {
  family: 'big-three',
  isAsked: ({ plain }) =>
    /\bbig (?:three|3)\b/u.test(plain) && !/\bmean|\bwhat (?:is|are) (?:the|a)\b/u.test(plain),
  tell: () => null,
};

const isBigThree = (plain: string): boolean =>
  ['sun', 'moon'].every((word) => plain.includes(word)) && /\brising|ascendant\b/u.test(plain);

/** "im a triple virgo" */
const tripleSign: LookUp = {
  family: 'big-three',
  isAsked: ({ plain, said, entities }) =>
    /\btriple (?!threat)\w+/iu.test(`${said} ${plain}`) && entities.sign !== undefined,
  tell: ({ entities }) => {
    const sign = SIGN_IDS.find((id) => id === entities.sign);
    if (sign === undefined) return null;
    const { name, element } = SIGNS[sign];
    return told(
      `A triple ${name} has Sun, Moon and rising sign all in ${name}: what drives you, how you feel and how you come across speak with one voice. It's rare, about one birth in 150. The good side is that people get what they see. What it costs is a second opinion inside, so borrow one from friends with less ${element} in them.`,
    );
  },
};

const MINUTES = /\b(?<count>\d{1,2}|a few|few|one|two|three|four|five|ten) min(?:ute)?s?\b/u;
const COUNTED: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  few: 3,
  'a few': 3,
  four: 4,
  five: 5,
  ten: 10,
};
const MINUTES_PER_DEGREE = 4;
const MINUTES_PER_SIGN = 120;

/** "twins born 8 minutes apart" */
const twins: LookUp = {
  family: 'birth-time-fix',
  isAsked: ({ plain }) => /\btwins?\b/u.test(plain) && MINUTES.test(plain),
  tell: ({ plain }) => {
    const count = MINUTES.exec(plain)?.groups?.['count'] ?? '';
    const minutes = COUNTED[count] ?? Number(count);
    if (!(minutes > 0)) return null;
    const degrees = Math.max(1, Math.round(minutes / MINUTES_PER_DEGREE));
    const pairs = Math.round(MINUTES_PER_SIGN / minutes);
    return told(
      `Usually the same sign for everything, the rising sign included. In ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} the rising degree moves by about ${degrees} of the 30 in a sign, so roughly one such pair in ${pairs} gets two different rising signs. Sun, Moon and planets hardly move in that time. Two people with nearly one chart still become two people, which is a fair argument against reading too much into it.`,
    );
  },
};

/** "born 29 feb, when do i celebrate" */
const leapDay: LookUp = {
  family: 'birthday',
  isAsked: ({ plain, entities }) =>
    (entities.date?.iso.endsWith('-02-29') === true ||
      /\b(?:29 feb\w*|feb\w* 29(?:th)?|leap (?:day|year))\b/u.test(plain)) &&
    /\b(?:celebrat\w*|birthday|born|sign)\b/u.test(plain),
  tell: (context) => {
    const year = Number(todayOf(context).slice(0, 4));
    const next = year + ((4 - (year % 4)) % 4);
    return told(
      `Pisces, in every leap year. February 29 comes around next in ${next === 2100 ? 2104 : next}. In the years between, the Sun is back at its place on February 28 or March 1, so both days are right, and you may take the weekend.`,
    );
  },
};

export const CHART_LOOK_UPS: readonly LookUp[] = [
  twins,
  leapDay,
  tripleSign,
  bigThree,
  houseEmpty,
  houseUnknown,
  closestAspects,
  severalSigns,
];
