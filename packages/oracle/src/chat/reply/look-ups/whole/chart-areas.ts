import type { KnownTimeChart, NatalChart } from '@palm/astrology/chart';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import {
  type LifeArea,
  POINT_IN_AREA,
  SIGN_IN_AREA,
} from '../../../../../content/chat/placement-areas.ts';
import { WORK_FIELDS } from '../../../../../content/chat/chart-life/work-fields.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import type { PersonalPointId } from '../../../../../content/chat/natal-habits.ts';
import { PERSONAL_PLANETS } from '../../../../book/vocabulary.ts';
import { cuspsOf } from '../../../../facts/houses-used.ts';
import { degreeWords, ordinal } from '../../../../facts/fact-words.ts';
import { capitalised, uncapitalised } from '../../../../text/capitalised.ts';
import { houseOfBody, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import { note } from '../../../slots/slot.ts';
import { type Told, told } from '../look-up.ts';
import { habitOf, placedWords } from './chart-words.ts';
import { houseIn } from './houses-told.ts';
import type { WholeLookUp } from './whole-look-up.ts';

/** A part of life, the house it is read from, and the planets that are read for it. */
export interface Matter {
  readonly typed: RegExp;
  readonly name: string;
  readonly house: number;
  readonly points: readonly PersonalPointId[];
  /** Where the books describe a sign in it. */
  readonly area: LifeArea | null;
  /** What the chart does not say. */
  readonly limit: string;
  /** What the books name for the sign of the first point. */
  readonly fields?: Readonly<Record<SignId, string>>;
}

const MATTERS: readonly Matter[] = [
  {
    typed: /\b(?:money|wealth|financ\w*|rich|income|salary|cash|savings?)\b/u,
    name: 'money',
    house: 2,
    points: ['venus', 'jupiter'],
    area: 'money',
    limit: 'No chart shows sums; what you put aside each month decides more than any placement.',
  },
  {
    typed: /\b(?:marri\w*|marry|spouse|husband|wife|wedding)\b/u,
    name: 'marriage',
    house: 7,
    points: ['venus', 'mars'],
    area: 'love',
    limit: 'No chart has a date for it: that takes two people and a decision.',
  },
  {
    typed: /\b(?:love|relationships?|romance|dating|partners?)\b/u,
    name: 'love',
    house: 7,
    points: ['venus', 'mars'],
    area: 'love',
    limit: 'It describes how you love, and names nobody.',
  },
  {
    typed: /\b(?:kids?|child(?:ren)?|motherhood|parent(?:hood|ing))\b/u,
    name: 'children and play',
    house: 5,
    points: ['moon', 'jupiter'],
    area: 'kids',
    limit: 'It never says whether someone has children.',
  },
  {
    typed: /\b(?:family|home|roots|parents|moving house|house i live)\b/u,
    name: 'home and family',
    house: 4,
    points: ['moon'],
    area: null,
    limit: 'What your family is like, you know better than a chart does.',
  },
  {
    typed: /\b(?:career|job|jobs|work|profession|calling|business|vocation|success|fame)\b/u,
    name: 'work',
    house: 10,
    points: ['midheaven', 'saturn'],
    area: 'work',
    limit: 'It describes a style of working, and picks no job.',
    fields: WORK_FIELDS,
  },
  {
    typed: /\b(?:friends?|friendships?|social)\b/u,
    name: 'friends',
    house: 11,
    points: ['venus', 'mercury'],
    area: 'friends',
    limit: 'Who they are is up to the people you meet.',
  },
  {
    typed: /\b(?:stud(?:y|ies|ying)|school|uni|university|college|exams?|learning)\b/u,
    name: 'learning',
    house: 9,
    points: ['mercury'],
    area: 'study',
    limit: 'It describes how things stick, and no grade.',
  },
  {
    typed: /\b(?:creativ\w*|art|music|writing|talents?|gifts?|hobb(?:y|ies))\b/u,
    name: 'what you make and play at',
    house: 5,
    points: ['venus', 'sun'],
    area: null,
    limit: 'Practice decides the rest.',
  },
  {
    typed: /\b(?:travel\w*|abroad|overseas|moving (?:away|abroad)|emigrat\w*|foreign)\b/u,
    name: 'travel',
    house: 9,
    points: ['jupiter'],
    area: null,
    limit: 'It books no ticket.',
  },
  {
    typed: /\b(?:spiritual\w*|intuition|psychic|dreams?|sleep)\b/u,
    name: 'rest and the inner life',
    house: 12,
    points: ['moon'],
    area: 'sleep',
    limit: 'Take it as a habit to notice.',
  },
  {
    typed: /\b(?:mom|mum|mother|mama|mam)\b/u,
    name: 'home and your mother',
    house: 4,
    points: ['moon'],
    area: null,
    limit:
      'It tells how you were comforted and what you took from it; what she is like, you know better.',
  },
  {
    typed: /\b(?:dad|father|papa)\b/u,
    name: 'rules and your father',
    house: 10,
    points: ['saturn', 'sun'],
    area: null,
    limit: 'It tells what you took from him, and judges neither of you.',
  },
  {
    typed: /\b(?:siblings?|sisters?|brothers?)\b/u,
    name: 'siblings and talk',
    house: 3,
    points: ['mercury'],
    area: null,
    limit: 'How the two of you get on needs both charts, and a phone call does more.',
  },
];

export const matterIn = (text: string): Matter | undefined =>
  MATTERS.find(({ typed }) => typed.test(text));

const CHART_SAYS =
  /\b(?:what|whats|anything|something|tell me what|how|does|read|look at)\b.{0,24}\b(?:my|the) (?:birth |natal |astro |whole |actual |real |own )?(?:chart|placements|planets|houses|stars)\b.{0,24}\b(?:say|says|show|shows|mean|means|tell|tells|look|looks|reveal\w*|about|for|on)\b|\b(?:according to|by|based on) my (?:birth |natal )?(?:chart|\d{1,2}(?:st|nd|rd|th) house|placements)\b|\bin my (?:birth |natal )?chart\b.{0,12}\b(?:about|for|show|say)\b|\b(?:anything|something|what) about\b.{0,40}\bin my (?:birth |natal )?chart\b/u;

/** "what does my chart say about money": the house and the planets of it. */
const chartSays: WholeLookUp = {
  family: 'tell-me-about-me',
  isAsked: ({ text }) =>
    CHART_SAYS.test(text) &&
    matterIn(text) !== undefined &&
    !/\b(?:best|good|right|lucky) (?:time|times|day|days|date|dates)\b|\b(?:new|change|offer|exams?|which|today|tomorrow|tonight|this (?:week|month|year)|next (?:week|month|year)|health|ill|sick|die|death|pregnan\w*|his|her|their|compatib\w*)\b|\bon (?:my|the|our) (?:\w+ )?(?:day|date|birthday)\b|\b(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|chiron|node) in my (?:birth |natal )?chart\b/u.test(
      text,
    ),
  tell: ({ chart }, { text }) => {
    const matter = matterIn(text);
    if (chart === null || matter === undefined) return null;
    const limit = /\bwhen\b/u.test(text) ? 'When, no chart can say.' : '';
    return tellMatter({ ...matter, house: houseIn(text) ?? matter.house }, chart, limit);
  },
};

export function tellMatter(matter: Matter, chart: NatalChart, opening: string): Told {
  const { points, area, house } = matter;
  const lines = points.flatMap((point, at) => pointLine(point, area, chart, at === 0) ?? []);
  const read =
    chart.time === 'known'
      ? houseLine(chart, matter)
      : `It's read from the ${ordinal(house)} house, which needs your birth hour, so I go by the planets.`;
  return told(
    [opening, read, ...lines, fieldLine(matter, chart), matter.limit]
      .filter((line) => line !== '')
      .join(' '),
    ...(chart.time === 'known' ? [cuspNote(chart, house)] : []),
    ...points.map((point) => natalFact(chart, point)),
  );
}

/** "The books name for Gemini: writing, teaching": of the first point whose sign is known. */
function fieldLine({ fields, points }: Matter, chart: NatalChart): string {
  const sign = points.map((point) => signOfPoint(chart, point)).find((one) => one !== null);
  return fields === undefined || sign === undefined || sign === null
    ? ''
    : `Fields the books name for ${SIGNS[sign].name}: ${fields[sign]}.`;
}

/** What a placement is read for in a part of life: the first by what its sign means there, others by what they tend to do. */
function pointLine(
  point: PersonalPointId,
  area: LifeArea | null,
  chart: NatalChart,
  isFirst: boolean,
): string | null {
  const sign = signOfPoint(chart, point);
  if (sign === null) return null;
  const name = capitalised(placedWords(point, sign));
  if (area === null) return `${name} tends to ${habitOf(point, sign)}.`;
  const read = `${name}, ${POINT_IN_AREA[point][area]}`;
  return isFirst
    ? `${read}: ${SIGN_IN_AREA[sign][area]}`
    : `${read}, tends to ${habitOf(point, sign)}.`;
}

const cuspOf = (chart: KnownTimeChart, house: number): number => cuspsOf(chart)[house - 1] ?? 0;
const cuspNote = (chart: KnownTimeChart, house: number) =>
  note(`cusp-${house}`, `${ordinal(house)} house begins at ${degreeWords(cuspOf(chart, house))}`);

function houseLine(chart: KnownTimeChart, { house, name }: Matter): string {
  const sign = signAt(cuspOf(chart, house));
  const found = PLANET_IDS.filter((planet) => houseOfBody(chart, planet) === house);
  const planets =
    found.length === 0
      ? 'no planet in it, which is ordinary'
      : `${listWords(found.map((planet) => BODIES[planet].name))} in it`;
  return `Your ${ordinal(house)} house, ${name}, begins in ${SIGNS[sign].name}, with ${planets}; ${SIGNS[sign].name} makes it ${MANNERS[sign]}.`;
}

/** How a sign goes about a part of life; fits after "makes it". */
const MANNERS = {
  aries: 'quick and direct',
  taurus: 'steady and fond of comfort',
  gemini: 'talkative and changeable',
  cancer: 'protective and close to the heart',
  leo: 'warm and out in the open',
  virgo: 'careful and practical',
  libra: 'fair and shared with someone',
  scorpio: 'private and all or nothing',
  sagittarius: 'open and restless',
  capricorn: 'serious and built to last',
  aquarius: 'independent and a bit unusual',
  pisces: 'soft and hard to pin down',
} as const satisfies Record<SignId, string>;

const JOBS =
  /\b(?:placements?|chart|stars|sign|planets|suited|cut out|astrolog\w*)\b.{0,40}\b(?:to be|to become|for being|for|as|be|become) (?:an? )?(?<job>nurse|nursing|doctor|teacher|teaching|lawyer|artist|actor|actress|singer|musician|writer|chef|cook|therapist|counsell?or|psychologist|engineer|developer|programmer|entrepreneur|model|athlete|pilot|designer|photographer|hairdresser|manager|leader|politician|scientist|social worker|midwife|vet|coach|influencer|streamer|dancer|accountant|police officer|firefighter|soldier|mechanic|electrician|tattoo artist|healer|astrologer|tarot reader|journalist|architect|pharmacist|paramedic|carer|caregiver)\b/u;

/** What a kind of work is read from. */
const JOB_POINTS: readonly (readonly [RegExp, readonly PersonalPointId[], string])[] = [
  [
    /nurs|doctor|midwife|vet|paramedic|carer|caregiver|pharmac|healer|social|therap|counsel|psycho/u,
    ['moon', 'mars'],
    'Looking after people is read from the Moon, staying calm under pressure from Mars',
  ],
  [
    /teach|coach|writer|journal|influenc|stream|lawyer|politic/u,
    ['mercury', 'sun'],
    'Work with words is read from Mercury, standing in front of people from the Sun',
  ],
  [
    /artist|actor|actress|singer|music|design|photo|dancer|model|hair|tattoo|chef|cook/u,
    ['venus', 'sun'],
    'Taste is read from Venus, wanting to be seen from the Sun',
  ],
  [/./u, ['mercury', 'saturn'], 'How you think is read from Mercury, staying power from Saturn'],
];

/** "do i have good placements to be a nurse" */
const suitedTo: WholeLookUp = {
  family: 'career-direction',
  isAsked: ({ text }) => JOBS.test(text) && /\b(?:i|my|me|am i)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const job = JOBS.exec(text)?.groups?.['job'];
    const found = job === undefined ? undefined : JOB_POINTS.find(([words]) => words.test(job));
    if (chart === null || job === undefined || found === undefined) return null;
    const [, points, reading] = found;
    const lines = points.flatMap((point) => {
      const sign = signOfPoint(chart, point);
      return sign === null ? [] : [`${placedWords(point, sign)} tends to ${habitOf(point, sign)}`];
    });
    const sixth =
      chart.time === 'known'
        ? ` Your 6th house, daily work, begins in ${SIGNS[signAt(cuspOf(chart, 6))].name}${sixthPlanets(chart)}.`
        : '';
    return told(
      `Yes, there's something to work with: ${uncapitalised(reading)}. ${capitalised(listWords(lines))}.${sixth} No placement is a condition for it, and none rules it out; two days beside someone who does it will tell you more.`,
      ...points.map((point) => natalFact(chart, point)),
      ...(chart.time === 'known' ? [cuspNote(chart, 6)] : []),
    );
  },
};

const sixthPlanets = (chart: KnownTimeChart): string => {
  const found = PLANET_IDS.filter((planet) => houseOfBody(chart, planet) === 6);
  return found.length === 0
    ? ''
    : `, with ${listWords(found.map((planet) => BODIES[planet].name))} in it`;
};

/** "what house is my moon in and what does it mean for my family" */
const houseOfPlanet: WholeLookUp = {
  family: 'placement-house',
  isAsked: ({ text }) =>
    /\b(?:what|which|whats) house\b/u.test(text) &&
    /\bmy\b/u.test(text) &&
    /\bmean\w*\b|\bsay\w*\b|\babout\b|\bfor\b/u.test(text) &&
    PERSONAL_PLANETS.some((id) => text.includes(id)) &&
    !/\b(?:now|currently|transit\w*|today)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const planet = PERSONAL_PLANETS.find((id) => text.includes(id));
    if (planet === undefined || chart === null) return null;
    const [sign, house] = [signOfPoint(chart, planet), houseOfBody(chart, planet)];
    if (sign === null || house === null) return null;
    const matter = matterIn(text);
    const first = `Your ${BODIES[planet].name} is in ${SIGNS[sign].name}, in the ${ordinal(house)} house, the part of life about ${HOUSE_MATTER_WORDS[house] ?? ''}.`;
    const about =
      matter === undefined
        ? ` It tends to ${habitOf(planet, sign)}, and you notice it there first.`
        : ` For ${matter.name}: it tends to ${habitOf(planet, sign)}. ${chart.time === 'known' ? houseLine(chart, matter) : ''}`;
    return told(`${first}${about}`, natalFact(chart, planet));
  },
};

const PLACEMENT_FOR =
  /\bmy (?:natal )?(?<point>sun|moon|mercury|venus|mars|jupiter|saturn|mc|midheaven|rising|ascendant)\b.{0,40}\bmeans? (?:for|to) (?:my )?/u;
const POINT_NAMES: Readonly<Record<string, PersonalPointId>> = {
  mc: 'midheaven',
  midheaven: 'midheaven',
  rising: 'ascendant',
  ascendant: 'ascendant',
  sun: 'sun',
  moon: 'moon',
  mercury: 'mercury',
  venus: 'venus',
  mars: 'mars',
  jupiter: 'jupiter',
  saturn: 'saturn',
};

/** "what is my mc and what does it mean for career" */
const placementFor: WholeLookUp = {
  family: 'placement',
  isAsked: ({ text }) =>
    PLACEMENT_FOR.test(text) &&
    /\band\b/u.test(text) &&
    matterIn(text) !== undefined &&
    !/\b(?:house|now|today|transit\w*|return|retrograde|also|day)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const point = POINT_NAMES[PLACEMENT_FOR.exec(text)?.groups?.['point'] ?? ''];
    const matter = matterIn(text);
    const sign = point === undefined ? null : signOfPoint(chart, point);
    if (chart === null || point === undefined || matter === undefined || sign === null) return null;
    const where =
      point === 'ascendant'
        ? `You have ${SIGNS[sign].name} rising`
        : capitalised(placedWords(point, sign)).replace(' in ', ' is in ');
    const line =
      matter.area === null
        ? `For ${matter.name} it tends to ${habitOf(point, sign)}.`
        : `For ${matter.name} it's read for ${POINT_IN_AREA[point][matter.area]}, and ${SIGNS[sign].name} goes like this: ${SIGN_IN_AREA[sign][matter.area]}`;
    return told(`${where}. ${line}`, natalFact(chart, point));
  },
};

export const CHART_AREAS: readonly WholeLookUp[] = [
  houseOfPlanet,
  placementFor,
  suitedTo,
  chartSays,
];
