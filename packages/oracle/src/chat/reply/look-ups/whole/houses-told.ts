import { BODIES, PLANET_IDS, SIGNS, type PlanetId } from '@palm/astrology/vocabulary';
import { houseOf } from '@palm/astrology/house-of';
import { HOUSE_LINES } from '../../../../../content/chat/house-lines.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { cuspsOf } from '../../../../facts/houses-used.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { houseOfBody, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { habitOf, SIGN_WORD, signNamed } from './chart-words.ts';
import type { WholeLookUp } from './whole-look-up.ts';

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const HOUSE = new RegExp(
  String.raw`\b(?:(?<digits>1[0-2]|[1-9])(?:st|nd|rd|th)?|(?<word>${ORDINALS.join('|')})) house\b|\bhouse (?:number )?(?<after>1[0-2]|[1-9])\b|\bin (?:the|my) (?:(?<short>1[0-2]|[1-9])(?:st|nd|rd|th)|(?<bare>${ORDINALS.join('|')}))\b(?! (?:of|grade|place|year|month|week|day|time))`,
  'u',
);

/** "12th house", "the twelfth", "saturn in the fifth" */
export function houseIn(text: string): number | null {
  const { digits, word, after, short, bare } = HOUSE.exec(text)?.groups ?? {};
  const number = Number(digits ?? after ?? short ?? Number.NaN);
  if (number > 0) return number;
  const at = ORDINALS.indexOf(word ?? bare ?? ' ');
  return at === -1 ? null : at + 1;
}

const MANY =
  /\b(?:lots? of|many|so much|a bunch of|loads of|all my|most of my|half my|tons of|three|four|five|six|seven|[3-8]) (?:of (?:my )?)?(?:planets?|placements?|stuff|things|of them)\b|\bstellium\b|\b(?:packed|full|crowded|stacked|loaded)\b/u;

/** "lots of planets in the 12th house": what the house is, also without an hour of birth. */
const manyInHouse: WholeLookUp = {
  family: 'house-meaning',
  isAsked: ({ text }) => MANY.test(text) && houseIn(text) !== null && !/\bempty\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const house = houseIn(text);
    if (house === null) return null;
    const reading = `The ${ordinal(house)} house is ${HOUSE_LINES[house] ?? ''} Several planets there mean that a lot of your attention goes to it; it's an accent, not a warning.`;
    if (chart?.time !== 'known') {
      return told(
        `${reading} I take your word for the count: without a birth hour I can't draw your houses.`,
      );
    }
    const found = PLANET_IDS.filter((planet) => houseOfBody(chart, planet) === house);
    const names = listWords(found.map((planet) => BODIES[planet].name));
    const own =
      found.length === 0
        ? 'By your details none of your planets is there, so the other chart had another hour, place or house system.'
        : `By your details it's ${names}.`;
    return told(`${reading} ${own}`, ...found.map((planet) => natalFact(chart, planet)));
  },
};

const PLANET = new RegExp(String.raw`\b(?<planet>${PLANET_IDS.join('|')})\b`, 'u');
const planetIn = (text: string): PlanetId | undefined =>
  PLANET_IDS.find((id) => id === PLANET.exec(text)?.groups?.['planet']);

const TRANSIT =
  /\b(?:transit\w*|going through|moving through|passing through|moved into|entered|entering|in my \w+ house (?:now|rn|right now|currently|these days|until)|currently in)\b/u;

/** "saturn is transiting my 4th house and my landlord is selling. coincidence??" */
const transitInHouse: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    planetIn(text) !== undefined &&
    houseIn(text) !== null &&
    TRANSIT.test(text) &&
    !/\bnatal\b|\bwhen\b/u.test(text),
  tell: ({ chart, sky, now }, { text }) => {
    const [planet, house] = [planetIn(text), houseIn(text)];
    if (planet === undefined || house === null) return null;
    const name = capitalised(bodyInText(planet));
    const line = `${name} there is read as ${TRANSIT_MATTERS[planet]} in the part of life about ${HOUSE_MATTER_WORDS[house] ?? ''}.`;
    const chance = /\b(?:coincidence|why|because|related|connected|explain\w*|cause\w*)\b/u.test(
      text,
    )
      ? ' It fits the theme, and it causes nothing: other people have the same transit and a quiet year.'
      : '';
    const step = stepFor(text);
    if (chart?.time !== 'known') {
      return told(`${line}${chance}${step} To check the house I'd need your birth hour and place.`);
    }
    const place = houseOf(sky.positionOf(planet, now).longitudeDeg, cuspsOf(chart));
    const check =
      place === house
        ? `Yes, ${bodyInText(planet)} is in your ${ordinal(house)} house now.`
        : `By your details ${bodyInText(planet)} is in your ${ordinal(place)} house now, the part of life about ${HOUSE_MATTER_WORDS[place] ?? ''}; sites that count houses another way may put it in the ${ordinal(house)}.`;
    return told(
      `${check} ${line}${chance}${step}`,
      note(`house-${planet}`, `${BODIES[planet].name} now in the ${ordinal(place)} house`),
    );
  },
};

/** What a planet that passes through is read as; fits after "is read as". */
const TRANSIT_MATTERS = {
  sun: 'a few weeks of attention',
  moon: 'a day or two of feeling it',
  mercury: 'talk, papers and plans',
  venus: 'ease and liking',
  mars: 'push and friction',
  jupiter: 'growth and a bit too much',
  saturn: 'limits, repairs and slow building',
  uranus: 'sudden change and wanting room',
  neptune: 'blurred edges and longing',
  pluto: 'a long clearing-out',
} as const satisfies Record<PlanetId, string>;

const STEPS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:landlord|lease|tenant|evict\w*|rent|selling (?:the|my|our) (?:house|flat|place|apartment)|move out)\b/u,
    ' The practical step: read what your lease says about a sale, because in most places it goes over to the new owner, and ask for every date in writing.',
  ],
  [
    /\b(?:fired|laid off|layoffs?|boss|job|redundan\w*)\b/u,
    ' The practical step: put the dates and promises of this month on paper, and tell two people you trust that you are looking around.',
  ],
  [
    /\b(?:divorc\w*|break ?up|broke up|split)\b/u,
    ' The practical step is a small one: one honest conversation, with a time it starts and a time it ends.',
  ],
];
const stepFor = (text: string): string => STEPS.find(([words]) => words.test(text))?.[1] ?? '';

const OUTCOME =
  /\b(?:(?:does|did|do|would|could|will) (?:that|this|it)(?: all)? (?:mean|make me|make him|make her|say)|is (?:that|this|it) (?:why|what|the reason|because)|it meant|that means|so i should|so should i|should i|am i (?:doomed|cursed|cold|broken|bad)|is it true|will i (?:never|ever)|does it (?:affect|ruin|stop|cause)|bad for (?:us|me|him|her))\b/u;
const POINT_IN = new RegExp(
  String.raw`\b(?<planet>${PLANET_IDS.join('|')}|north node|south node|chiron|lilith)\b(?: is| was)?(?: placed)? (?:in|in the|in my) `,
  'u',
);
const SIGN_PLACED = new RegExp(
  String.raw`\b(?<planet>${PLANET_IDS.join('|')})\b(?: is| was)? in (?<sign>${SIGN_WORD})\b|\b(?<first>${SIGN_WORD}) (?<second>sun|moon|mercury|venus|mars|jupiter|saturn)\b`,
  'u',
);

interface Placed {
  readonly planet: string;
  readonly house: number | null;
  readonly sign: ReturnType<typeof signNamed>;
}

function placedIn(text: string): Placed | null {
  const sign = SIGN_PLACED.exec(text)?.groups;
  const planet = sign?.['planet'] ?? sign?.['second'];
  if (planet !== undefined) {
    return { planet, house: null, sign: signNamed(sign?.['sign'] ?? sign?.['first']) };
  }
  const house = houseIn(text);
  const named =
    POINT_IN.exec(text)?.groups?.['planet'] ??
    (house === null ? undefined : PLANET.exec(text)?.groups?.['planet']);
  return named === undefined || house === null ? null : { planet: named, house, sign: null };
}

const POINT_MATTERS: Readonly<Record<string, string>> = {
  'north node': 'a direction that is unfamiliar and does you good',
  'south node': 'what you fall back on because you know it well',
  chiron: 'a sore spot that makes you good at helping others with theirs',
  lilith: 'what is wild in you, or what you were told was too much',
};

/** What the fear is about, and what to say to it. */
const FEARS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:doomed|screwed|hopeless|a lost cause)\b/u,
    "Nobody is doomed by a placement: it's a style with a good side and a tiring one, and plenty of people live well with it.",
  ],
  [
    /\b(?:he|she|they|ex)\b.{0,24}\b(?:lied|lie|lies|cheat\w*|ghost\w*|left|leaves|hit|yell\w*|ignor\w*|jealous)\b/u,
    'A placement describes a style at most; what somebody does is their own choice, and millions with it never did that to anyone.',
  ],
  [
    /\bbad for (?:us|me|him|her)\b/u,
    "It's bad for nobody; it's a style, and two people can get used to any style that they know about.",
  ],
  [
    /\b(?:divorce\w*|marriage|marry|married|husband|wife|relationships?|single|alone)\b/u,
    'It ends no marriage and prevents none: two people and what they do about a quarrel decide that.',
  ],
  [
    /\b(?:child\w*|kids?|bab(?:y|ies)|mother|pregnan\w*|infertil\w*)\b/u,
    'It never decreed that. Lives go one way or another for reasons no chart holds, and yours counts in full.',
  ],
  [
    /\b(?:cold|heartless|emotionless|bad (?:woman|person|man|mother)|psycho|narciss\w*|selfish|evil|crazy|toxic)\b/u,
    "It doesn't make you that. A style of showing things is not a lack of feeling.",
  ],
  [
    /\b(?:quit|leave|give up|stop|should)\b/u,
    "It's no order. Take it as a hint for one small step this month, beside the life you have.",
  ],
  [
    /\b(?:poor|money|broke|rich|debt)\b/u,
    'It fixes no sum. Income and habits move that, and both can change.',
  ],
];
const OF_ANOTHER =
  /\b(?:his|her|he|she|hes|shes|boyfriends?|girlfriends?|husbands?|wifes?|partners?|exs|my ex is)\b/u;
const EX_SAID =
  /\b(?:ex|he|she|they|mom|mum|mother|dad|boyfriend|girlfriend|husband|wife|people|everyone)\b.{0,12}\b(?:said|says|say|told|tells|calls?|called|thinks?)\b/u;

/** "mars in 7th house does that mean divorce", "saturn in the fifth, i never had children, is that what it meant" */
const placementMeans: WholeLookUp = {
  family: 'placement-house',
  isAsked: ({ text }) =>
    OUTCOME.test(text) &&
    !/\bwhat (?:does|do|did|would) (?:it|that|this|to|having)\b/u.test(text) &&
    placedIn(text) !== null &&
    !/\b(?:transit\w*|retrograde|square|trine|opposite|conjunct\w*|today|tomorrow|this (?:week|month|year)|pregnant)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const placed = placedIn(text);
    const fear = FEARS.find(([words]) => words.test(text))?.[1];
    if (placed === null || fear === undefined) return null;
    const said = EX_SAID.test(text)
      ? ' And whoever said it told you about one evening of theirs; that can hurt without being true.'
      : '';
    return told(
      `No. ${readingOf(placed)} ${fear}${said}${OF_ANOTHER.test(text) ? '' : checkOf(placed, context)}`,
      ...factsOf(placed, context),
    );
  },
};

const MEANING = /\bwhat (?:does|do|would)\b.{0,40}\bmean (?:for|in) (?:me|my)\b/u;

/** "what does pluto in the 1st house mean for me" */
const planetInHouse: WholeLookUp = {
  family: 'placement-house',
  isAsked: ({ text }) => {
    const placed = MEANING.test(text) && !TRANSIT.test(text) ? placedIn(text) : null;
    return placed !== null && placed.house !== null && !OF_ANOTHER.test(text);
  },
  tell: (context, { text }) => {
    const placed = placedIn(text);
    return placed === null
      ? null
      : told(`${readingOf(placed)}${checkOf(placed, context)}`, ...factsOf(placed, context));
  },
};

/** What a planet is read for in anyone; fits after "is read for". */
const SUBJECTS = {
  sun: 'drive and direction',
  moon: 'feelings and needs',
  mercury: 'thinking and talk',
  venus: 'liking and love',
  mars: 'drive and temper',
  jupiter: 'trust and growth',
  saturn: 'duty and patience',
  uranus: 'change and independence',
  neptune: 'dreams and longing',
  pluto: 'power and deep change',
} as const satisfies Record<PlanetId, string>;

const planetOf = ({ planet }: Placed): PlanetId | undefined =>
  PLANET_IDS.find((id) => id === planet);

function readingOf(placed: Placed): string {
  const planet = planetOf(placed);
  const name =
    planet === undefined
      ? `the ${capitalised(placed.planet).replace('node', 'Node')}`
      : bodyInText(planet);
  const matter = planet === undefined ? (POINT_MATTERS[placed.planet] ?? '') : SUBJECTS[planet];
  if (placed.house !== null) {
    return `${capitalised(name.replace('the Chiron', 'Chiron').replace('the Lilith', 'Lilith'))} in the ${ordinal(placed.house)} house is read for ${matter}, in the house of ${HOUSE_LINES[placed.house] ?? ''}`;
  }
  const { sign } = placed;
  const isPersonal =
    planet === 'sun' ||
    planet === 'moon' ||
    planet === 'mercury' ||
    planet === 'venus' ||
    planet === 'mars' ||
    planet === 'jupiter' ||
    planet === 'saturn';
  const habit = sign !== null && isPersonal ? ` It tends to ${habitOf(planet, sign)}.` : '';
  return `${capitalised(name)} in ${sign === null ? '' : SIGNS[sign].name} is read for ${matter}, in that sign's style.${habit}`;
}

function checkOf(placed: Placed, { chart }: SlotContext): string {
  const planet = planetOf(placed);
  if (planet === undefined || chart === null) return '';
  if (placed.house !== null) {
    const own = houseOfBody(chart, planet);
    if (own === null) return '';
    return own === placed.house
      ? ''
      : ` By your details ${bodyInText(planet)} is in your ${ordinal(own)} house, by the way, not the ${ordinal(placed.house)}.`;
  }
  const own = signOfPoint(chart, planet);
  return own === null || own === placed.sign
    ? ''
    : ` By your details your ${BODIES[planet].name} is in ${SIGNS[own].name}, by the way.`;
}

const factsOf = (placed: Placed, { chart }: SlotContext) => {
  const planet = planetOf(placed);
  return planet === undefined || chart === null ? [] : [natalFact(chart, planet)];
};

export const HOUSES_TOLD: readonly WholeLookUp[] = [
  manyInHouse,
  transitInHouse,
  planetInHouse,
  placementMeans,
];
