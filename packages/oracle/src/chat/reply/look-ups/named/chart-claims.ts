import { BODIES, type Element, ELEMENTS, PLANET_IDS, SIGNS } from '@palm/astrology/vocabulary';
import { PLANETS_IN_HOUSES } from '../../../../../content/chat/named/planets-in-houses.ts';
import {
  ELEMENT_LACKS,
  LACK_DOMAINS,
  RETROGRADE_AT_BIRTH,
} from '../../../../../content/chat/named/chart-claims.ts';
import { HOUSE_TOPICS } from '../../../../../content/chat/named/house-topics.ts';
import { HOUSE_LINES } from '../../../../../content/chat/house-lines.ts';
import { cuspsOf } from '../../../../facts/houses-used.ts';
import { ordinal } from '../../../../facts/fact-words.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { signAt } from '@palm/astrology/sign-at';
import { houseOfBody, natalFact } from '../../../slots/birth/points.ts';
import { balanceSlots } from '../../../slots/birth/balance-slots.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import { placementSlots } from '../../../slots/birth/placement-slots.ts';
import { pointsInGroup, tellPlaces } from '../elements-look-up.ts';
import { told } from '../look-up.ts';
import { houseIn } from '../whole/houses-told.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';
import { calmFor } from './worry-words.ts';

const LACKS =
  /\b(?:no|zero|not any|without|lack\w*|missing|hardly any|barely any|so little|very little|0)\b(?: \w+){0,4}? (?<group>fire|earth|air|water)\b|\b(?<first>fire|earth|air|water)\b.{0,20}\b(?:zero|none|missing|empty|lacking)\b/u;
const OF_CHART = /\b(?:charts?|placements?|signs?|planets?|element|elements|astrolog\w*|natal)\b/u;

const lackIn = (text: string): Element | undefined => {
  const groups = LACKS.exec(text)?.groups;
  return ELEMENTS.find((one) => one === (groups?.['group'] ?? groups?.['first']));
};

/** "i have no earth in my chart. is that why im broke" */
const elementLack: WholeLookUp = {
  family: 'dominant',
  isAsked: ({ text }) =>
    lackIn(text) !== undefined &&
    OF_CHART.test(text) &&
    /\b(?:i|ive|my|me)\b/u.test(text) &&
    !/^(?:do|did|have) i\b|\bhow (?:many|much)\b|\b(?:he|she|his|her|him|kid|son|daughter|compatib\w*)\b/u.test(
      text,
    ),
  tell: ({ chart }, { text }) => {
    const element = lackIn(text);
    if (element === undefined) return null;
    const domain = LACK_DOMAINS.find(({ typed }) => typed.test(text));
    const isWhy = /\b(?:why|because|explain\w*|reason|cause\w*|mean\w* (?:im|i am|i))\b/u.test(
      text,
    );
    const opening =
      domain?.calm ?? (isWhy ? 'No, not by itself: a chart describes, and causes nothing.' : '');
    const found = chart === null ? [] : pointsInGroup(chart, element);
    const own =
      chart === null || found.length === 0
        ? ''
        : `By the birth I have you're not quite without: ${tellPlaces(chart, found)}.`;
    return told(
      [opening, ELEMENT_LACKS[element], domain?.help ?? '', own].filter(Boolean).join(' '),
      ...(chart === null ? [] : found.map((point) => natalFact(chart, point))),
    );
  },
};

const EMPTY =
  /\b(?:no|nothing|zero|not any|without|dont have any|none|0)\b.{0,24}\bhouse\b|\bhouse\b.{0,12}\b(?:empty|nothing|no planets)\b|\bempty\b.{0,20}\bhouse\b/u;

/** "i have nothing in my 7th house, am i gonna be alone" */
const emptyHouse: WholeLookUp = {
  family: 'empty-house',
  isAsked: ({ text }) =>
    EMPTY.test(text) &&
    houseIn(text) !== null &&
    (/\bmean\w*\b/u.test(text) || calmFor(text) !== '') &&
    !/^(?:is|are) my\b|\b(?:he|she|his|her)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const house = houseIn(text);
    if (house === null) return null;
    const calm = calmFor(text);
    const opening = calm === '' ? "Nothing bad: it's ordinary." : calm;
    const reading = `An empty house is only one without a planet. Ten planets can't fill twelve houses, so everybody has some. The ${ordinal(house)} house is ${HOUSE_LINES[house] ?? ''} When it's empty, astrologers read it from its ruler, the planet of the sign it begins in.`;
    if (chart?.time !== 'known') {
      return told(
        `${opening} ${reading} With your birth hour and place I can tell you which planet that is.`,
      );
    }
    const sign = signAt(cuspsOf(chart)[house - 1] ?? 0);
    const ruler = SIGNS[sign].traditionalRuler;
    const there = PLANET_IDS.filter((planet) => houseOfBody(chart, planet) === house);
    const own = `By the birth I have, yours begins in ${SIGNS[sign].name}, so that's ${bodyInText(ruler)}.`;
    const check =
      there.length === 0
        ? ''
        : ` And it isn't empty here: ${listWords(there.map((planet) => BODIES[planet].name))} ${there.length === 1 ? 'stands' : 'stand'} in it, so the other chart had another hour, place or house system.`;
    return told(
      `${opening} ${reading} ${own}${check}`,
      natalFact(chart, ruler),
      ...there.map((planet) => natalFact(chart, planet)),
    );
  },
};

const HOUSE_OF: readonly (readonly [RegExp, number, string])[] = [
  [
    /\bmoney\b|\bincome\b|\brich\b/u,
    2,
    'the second house for what you earn and own, and the eighth for money shared with others',
  ],
  [/\bmarriage\b|\bhusband\b|\bwife\b|\bpartner\b/u, 7, 'the seventh house'],
  [/\bkids\b|\bchildren\b|\bromance\b/u, 5, 'the fifth house'],
  [
    /\bcareer\b|\bjob\b|\bwork\b/u,
    10,
    'the tenth house for a career, and the sixth for the daily job',
  ],
  [/\bfamily\b|\bhome\b/u, 4, 'the fourth house'],
  [/\bfriends?\b/u, 11, 'the eleventh house'],
];

/** "in which house i see the money? i have there saturn" */
const houseOfMatter: WholeLookUp = {
  family: 'house-meaning',
  isAsked: ({ text }) =>
    /\b(?:which|what) house\b/u.test(text) &&
    HOUSE_OF.some(([words]) => words.test(text)) &&
    PLANET_IDS.some((id) =>
      new RegExp(String.raw`\b(?:there ${id}|${id} there|${id} in (?:it|there))\b`, 'u').test(text),
    ),
  tell: (_context, { text }) => {
    const [, house, words] = HOUSE_OF.find(([typed]) => typed.test(text)) ?? [];
    const planet = PLANET_IDS.find((id) => text.includes(id));
    const lines =
      planet === undefined || house === undefined
        ? undefined
        : PLANETS_IN_HOUSES[planet][house - 1];
    if (planet === undefined || words === undefined || lines === undefined) return null;
    return told(
      `${capitalised(words)}. ${calmFor(text)} ${capitalised(bodyInText(planet))} there is read like this: you ${lines[0]}. The hard side: you ${lines[1]}. Whether yours stands there depends on the birth hour.`.replace(
        / {2,}/gu,
        ' ',
      ),
    );
  },
};

/** "what is a stellium and do i have one" */
const ownStellium: WholeLookUp = {
  family: 'stellium',
  isAsked: ({ text }) =>
    /\bstellium\b/u.test(text) &&
    /\b(?:do|have) i\b|\bmy chart\b|\bdo i have\b|\bhave one\b/u.test(text) &&
    /\bwhat|\bdo i have|\bhave i\b/u.test(text) &&
    houseIn(text) === null,
  tell: (context) => {
    const [sign, planets] = [
      balanceSlots.stellium_sign(context),
      balanceSlots.stellium_planets(context),
    ];
    const what =
      "A stellium is three or more planets in one sign or house; some count from four. It's an accent: that one style turns up in many parts of life, and it's neither good nor bad.";
    if (context.chart === null) return told(`${what} With your birth date I can check yours.`);
    return sign === null || planets === null
      ? told(
          `${what} You don't have one by sign: no sign holds three of your planets with a quick one among them.`,
        )
      : told(`${what} Yes, you have one: ${planets.text} in ${sign.text}.`, ...planets.facts);
  },
};

const ASKS_HOUSE =
  /\b(?:which|what|whats the|is there an?) house\b|\bwhich houses are\b|\bhouse (?:for|of|rules|about)\b/u;

/** "which houses are for gaming", "what house is about pets" */
const houseOfTopic: WholeLookUp = {
  family: 'house-meaning',
  isAsked: ({ text }) =>
    ASKS_HOUSE.test(text) &&
    houseIn(text) === null &&
    topicIn(text) !== undefined &&
    !/\b(?:move|moving to|buy\w*|rent\w*|live in|number|haunted|his house|her house|planets?|is my|are my|where is)\b/u.test(
      text,
    ),
  tell: ({ chart }, { text }) => {
    const [, house, why] = topicIn(text) ?? [];
    if (house === undefined || why === undefined) return null;
    const there =
      chart?.time === 'known' ? PLANET_IDS.filter((id) => houseOfBody(chart, id) === house) : [];
    const own =
      chart?.time !== 'known'
        ? ''
        : there.length === 0
          ? ` Yours begins in ${SIGNS[signAt(cuspsOf(chart)[house - 1] ?? 0)].name}.`
          : ` In yours: ${listWords(there.map((id) => BODIES[id].name))}.`;
    return told(
      `The ${ordinal(house)} house: ${why}.${own}`,
      ...(chart === null ? [] : there.map((id) => natalFact(chart, id))),
    );
  },
};

const topicIn = (text: string) => HOUSE_TOPICS.find(([typed]) => typed.test(text));

const AT_BIRTH =
  /\b(?:at birth|natal\w*|when i was born|was born|my (?:birth )?chart|birth chart|in my chart)\b/u;

/** "venus retrograde in my chart at birth. does it explain my whole disaster love life" */
const retrogradeTold: WholeLookUp = {
  family: 'retrograde-natal',
  isAsked: ({ text }) =>
    /\b(?:retrograde|retro|rx)\b/u.test(text) &&
    AT_BIRTH.test(text) &&
    PLANET_IDS.filter((id) => text.includes(id)).length === 1 &&
    /\b(?:explain\w*|mean\w*|why|doom\w*|curs\w*|bad|love|life|am i)\b/u.test(text) &&
    !/\b(?:was|is|were) (?:\w+ )?(?:mercury|venus|mars|jupiter|saturn) (?:in )?(?:retrograde|retro|rx)\b|\b(?:he|she|his|her|now|today|currently)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const planet = PLANET_IDS.find((id) => text.includes(id));
    const line = planet === undefined ? undefined : RETROGRADE_AT_BIRTH[planet];
    if (planet === undefined || line === undefined) return null;
    const life = /\blove\b/u.test(text) ? 'love life' : 'life';
    const isDisaster = /\b(?:disaster|explain\w*|why|mess|ruin\w*|whole)\b/u.test(text)
      ? `Nice try, but no planet takes the blame for a whole ${life}; it's a tendency at most. `
      : '';
    const own = placementSlots.planet_retro({
      ...context,
      entities: { ...context.entities, planet },
    });
    const check =
      context.chart === null || own !== null
        ? ''
        : ` By the birth I have, ${bodyInText(planet)} was moving forward, so compare the date on the other site.`;
    return told(`${isDisaster}${line}${check}`, ...(own?.facts ?? []));
  },
};

export const CHART_CLAIMS: readonly WholeLookUp[] = [
  elementLack,
  emptyHouse,
  houseOfMatter,
  houseOfTopic,
  ownStellium,
  retrogradeTold,
];
