import { signInChart } from '@palm/astrology/chart';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, SIGNS, SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { birthChartOf, signOf } from '../../../facts/birth-chart.ts';
import { degreeWords } from '../../../facts/fact-words.ts';
import {
  longitudeOf,
  nameOfPoint,
  natalFact,
  pointNamed,
  signOfPoint,
} from '../../slots/birth/points.ts';
import { yearIn } from '../../entities/times/year-in.ts';
import { signsOfBirthday } from '../../slots/birth/sign-on-day.ts';
import { listWords } from '../../slots/calendar/date-words.ts';
import type { SlotContext } from '../../slots/slot.ts';
import { type LookUp, told } from './look-up.ts';

/** "what sign is may 3", "is feb 19 aquarius or pisces", "i was born 3 may what sign am i" */
/** The sign of a child who was not born. */
const LOST_BABY =
  /\b(?:lost|losing|miscarr\w*|stillb\w*)\b.{0,24}\b(?:baby|babies|pregnancy|twins?|him|her)?\b.*\b(?:would|was due|due)\b/u;

const signOfDate: LookUp = {
  family: 'sun-sign',
  isAsked: ({ plain, text, entities }) =>
    entities.date !== undefined &&
    entities.planet === undefined &&
    !/\b(?:moon|rising|ascendant|chinese|venus|mars|mercury|full|season|compatib\w*|match)\b/iu.test(
      `${plain} ${text}`,
    ) &&
    (/\b(?:sign|zodiac)\b|\bwhat am i\b|\bwhat does that make me\b/u.test(plain) ||
      (entities.sign_b !== undefined && /\bor\b/u.test(plain)) ||
      (entities.date.isBirth && /\b(?:is|am i|are) .*\b(?:or an?|or)\b/u.test(plain))) &&
    (/\b(?:what|which|who)\b|\b(?:zodiac|star) sign of\b/u.test(plain) ||
      entities.sign !== undefined),
  tell: ({ entities: { date }, zone, plain, person, chart }, { said }) => {
    if (date === undefined) return null;
    // The birth that was typed, with its hour and place.
    if (chart?.time === 'known' && person.birth?.date === date.iso) {
      const { longitudeDeg } = chart.positions.sun;
      return told(
        `${SIGNS[signAt(longitudeDeg)].name}: on ${date.words}, at that hour and place, the Sun was at ${degreeWords(longitudeDeg)}.`,
        natalFact(chart, 'sun'),
      );
    }
    const day = date.words.replace(/^\w+day, /u, '').replace(/, \d{4}$/u, '');
    const year = yearIn(`${date.words} ${plain}`);
    const [first, second] = signsOfBirthday(date.iso, year, zone);
    if (first === undefined) return null;
    if (LOST_BABY.test(`${said} ${plain}`)) {
      const signs = listWords(signsOfBirthday(date.iso, year, zone).map((id) => SIGNS[id].name));
      return told(
        `I'm so sorry. ${day} would have been ${signs.replace(' and ', ' or ')}. It's a small thing to know, and it's all right to want it: it gives somebody who was here too briefly one more thing of their own.`,
      );
    }
    if (second !== undefined) {
      return told(
        year === null
          ? `${day} is a border day: ${SIGNS[first].name} or ${SIGNS[second].name}, by the year and the hour in which the Sun changed over. Tell me the year and I can say more.`
          : `${day}, ${year}, is a border day: the Sun changed from ${SIGNS[first].name} to ${SIGNS[second].name} on it, so the hour decides. With a birth time and place in your profile I can say which.`,
      );
    }
    return told(
      `${day}${year === null ? '' : `, ${year},`} is ${SIGNS[first].name}: ${TRAITS[first]}.`,
    );
  },
};

const TRAITS = {
  aries: 'direct, quick and fond of beginnings',
  taurus: 'steady, practical and fond of comfort',
  gemini: 'curious, talkative and quick to change subject',
  cancer: 'caring, private and attached to home',
  leo: 'warm, proud and glad to be seen',
  virgo: 'careful, useful and hard to please',
  libra: 'fair, sociable and slow to choose',
  scorpio: 'intense, loyal and good with secrets',
  sagittarius: 'open, restless and fond of the big picture',
  capricorn: 'patient, dry and built for the long run',
  aquarius: 'independent, friendly and contrary',
  pisces: 'kind, dreamy and open at the edges',
} as const satisfies Record<SignId, string>;

/** "moon sign for 3 feb 1978": of another's birth, or of a day on which it changed. */
const moonOfDate: LookUp = {
  family: 'moon-sign-mine',
  isAsked: ({ plain, entities }) =>
    entities.date?.isBirth === true && /\bmoon sign\b|\bmoon in\b|^(?:my )?moon\W*$/u.test(plain),
  tell: ({ entities: { date }, person, chart }) => {
    const isOwn = person.birth?.date === date?.iso;
    const moon = date === undefined ? null : moonOn(date.iso);
    if (date === undefined || moon === null || (isOwn && chart?.time === 'known')) return null;
    if (moon.kind === 'certain') {
      return isOwn
        ? null
        : told(`Born ${date.words}: the Moon was in ${SIGNS[moon.sign].name} all day.`);
    }
    return told(
      `${SIGNS[moon.from].name} or ${SIGNS[moon.to].name}: the Moon changed signs on ${date.words}, so the hour and the place decide.`,
    );
  },
};

function moonOn(iso: string) {
  const chart = birthChartOf({ birth: { date: iso } });
  return chart === null ? null : signInChart(chart, 'moon');
}

/** "do i have any planets in pisces", "whats in my capricorn" */
const planetsInSign: LookUp = {
  family: 'placement',
  isAsked: ({ plain, entities }) =>
    (entities.sign ?? entities.sign_b) !== undefined &&
    entities.planet === undefined &&
    !/\b(?:[3-9]|three|four|five|six|seven) planets\b/u.test(plain) &&
    /\b(?:planets?|anything|placements?|something|what do i have)\b.{0,20}\bin\b/u.test(plain) &&
    /\b(?:i|my)\b/u.test(plain),
  tell: ({ chart, entities }) => {
    const sign = SIGN_IDS.find((id) => id === (entities.sign ?? entities.sign_b));
    if (chart === null || sign === undefined) return null;
    const found = PLANET_IDS.filter((planet) => signOfPoint(chart, planet) === sign);
    const facts = found.map((planet) => natalFact(chart, planet));
    const names = listWords(found.map((planet) => BODIES[planet].name));
    return found.length === 0
      ? told(
          `No, none of your ten planets is in ${SIGNS[sign].name}. That's ordinary: ten planets can't fill twelve signs, and an empty sign takes nothing from you.`,
        )
      : told(
          `Yes: ${names} ${found.length === 1 ? 'is' : 'are'} in ${SIGNS[sign].name} in your chart.`,
          ...facts,
        );
  },
};

/** "what degree is my sun" */
const degree: LookUp = {
  family: 'degree-meaning',
  isAsked: ({ plain, entities }) =>
    /\b(?:what|which|exact) degrees?\b|\bdegrees? (?:is|are|of) my\b|\bmy \w+(?: sign)? degree\b/u.test(
      plain,
    ) &&
    /\bmy\b/u.test(plain) &&
    entities.planet !== undefined,
  tell: ({ chart, entities }: SlotContext) => {
    const point = pointNamed(entities.planet);
    if (chart === null || point === null) return null;
    const longitude = longitudeOf(chart, point);
    if (longitude === null || chart.time === 'unknown') return null;
    return told(
      `Your ${nameOfPoint(point)} is at ${degreeWords(longitude)}. The degree is an exact address and has no meaning of its own that's worth fearing.`,
      natalFact(chart, point),
    );
  },
};

/** "what element am i" */
const ownElement: LookUp = {
  family: 'element-meaning',
  isAsked: ({ plain }) =>
    !/\b(?:miss\w*|lack\w*|least|no|most)\b/u.test(plain) &&
    /\b(?:what|which) (?:element|modality) (?:am i|is mine|do i have|is my sign)\b|\bmy (?:element|modality)\b/u.test(
      plain,
    ),
  tell: ({ chart, person }) => {
    const sign = signOf(person);
    if (chart === null || sign === null) return null;
    const { name, element, modality } = SIGNS[sign];
    return told(
      `Your Sun is in ${name}, ${element === 'earth' || element === 'air' ? 'an' : 'a'} ${element} sign and a ${modality} one. Fire starts, earth builds, air connects, water feels.`,
      natalFact(chart, 'sun'),
    );
  },
};

/** "best match for virgo woman?" */
const matchesOfSign: LookUp = {
  family: 'sign-enemy',
  isAsked: ({ plain, entities }) =>
    entities.sign !== undefined &&
    entities.sign_b === undefined &&
    /\b(?:best|good|ideal|perfect|worst) (?:match(?:es)?|partners?|signs?) for\b/u.test(plain),
  tell: () => null,
};

/** "aquarius facts pls" */
const factsOfSign: LookUp = {
  family: 'sign-traits',
  isAsked: ({ plain, entities }) =>
    entities.sign !== undefined && /^(?:\w+ ){0,3}\w+ facts\b|\bfacts (?:about|on)\b/u.test(plain),
  tell: () => null,
};

export const SIGN_LOOK_UPS: readonly LookUp[] = [
  planetsInSign,
  degree,
  ownElement,
  moonOfDate,
  signOfDate,
  matchesOfSign,
  factsOfSign,
];
