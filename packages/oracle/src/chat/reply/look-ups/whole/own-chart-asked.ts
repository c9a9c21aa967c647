import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { bornAt, castNatalChart, type KnownTimeChart, signInChart } from '@palm/astrology/chart';
import { dignitiesOf } from '@palm/astrology/dignities';
import { houseOf } from '@palm/astrology/house-of';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { degreeInSign, signAt } from '@palm/astrology/sign-at';
import {
  ASPECTS,
  BODIES,
  type Dignity,
  MOON_PHASES,
  PLANET_IDS,
  type PlanetId,
  SIGNS,
} from '@palm/astrology/vocabulary';
import { HOUSE_LINES } from '../../../../../content/chat/house-lines.ts';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { degreeWords, ordinal } from '../../../../facts/fact-words.ts';
import { cuspsOf } from '../../../../facts/houses-used.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { findPerson } from '../../../entities/find-people.ts';
import { aspectsOf } from '../../../slots/birth/natal-aspect-slots.ts';
import { houseOfBody, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { dateWordsAt, listWords, monthName, todayOf } from '../../../slots/calendar/date-words.ts';
import { addDays, localTimeAt, spanOfDay } from '../../../slots/calendar/local-time.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { habitOf } from './chart-words.ts';
import { houseIn } from './houses-told.ts';
import type { WholeLookUp } from './whole-look-up.ts';

const planetIn = (text: string): PlanetId | undefined =>
  PLANET_IDS.find((id) => new RegExp(String.raw`\b${id}s?\b`, 'u').test(text));

const NOT_OWN =
  /\b(?:transit\w*|now|rn|currently|today|leave|leaves|enter\w*|his|her|their|partners|move|landlord|rent|empty|mean|means)\b/u;

/** "what does my 10th house look like", "whats in my 7th house" */
const ownHouse: WholeLookUp = {
  family: 'house-meaning',
  isAsked: ({ text }) =>
    houseIn(text) !== null &&
    /\bmy\b/u.test(text) &&
    /\b(?:what|whats|tell|look|looks|show|about|who|which|sign)\b/u.test(text) &&
    planetIn(text) === undefined &&
    text.split(' ').length <= 12 &&
    !NOT_OWN.test(text) &&
    !/\b(?:marry|married|marriage|money|job|career|children|when|will|why|lots|many)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const house = houseIn(text);
    if (house === null || chart === null) return null;
    if (chart.time === 'unknown') {
      return told(
        `The ${ordinal(house)} house is ${HOUSE_LINES[house] ?? ''} What stands in yours I can't say without your birth hour: tell me even "morning" or "evening" and I'll narrow it down.`,
      );
    }
    const cusp = cuspsOf(chart)[house - 1] ?? 0;
    const { name, ruler } = SIGNS[signAt(cusp)];
    const found = PLANET_IDS.filter((planet) => houseOfBody(chart, planet) === house);
    const planets =
      found.length === 0
        ? 'No planet stands in it, which is ordinary'
        : `${listWords(found.map((planet) => BODIES[planet].name))} ${found.length === 1 ? 'stands' : 'stand'} in it`;
    const at = houseOfBody(chart, ruler);
    return told(
      `Your ${ordinal(house)} house begins in ${name}. ${planets}. It's ${HOUSE_LINES[house] ?? ''} Its ruler, ${bodyInText(ruler)}, is in your ${at === null ? '' : ordinal(at)} house, so the subject leads to ${HOUSE_MATTER_WORDS[at ?? 0] ?? ''}.`,
      note(`cusp-${house}`, `${ordinal(house)} house begins at ${degreeWords(cusp)}`),
      ...found.map((planet) => natalFact(chart, planet)),
    );
  },
};

const STEP_DAYS: Readonly<Record<string, number>> = {
  moon: 0.1,
  sun: 1,
  mercury: 1,
  venus: 1,
  mars: 1,
};
const REACH_YEARS: Readonly<Record<string, number>> = {
  jupiter: 14,
  saturn: 31,
  uranus: 40,
  neptune: 40,
  pluto: 40,
};

/** When a planet is next in a house, or leaves the one it is in; null where that is too far away. */
function crossing(
  planet: PlanetId,
  isThere: (house: number) => boolean,
  chart: KnownTimeChart,
  { now, sky }: SlotContext,
): Instant | null {
  const step = (STEP_DAYS[planet] ?? 5) * DAY_MS;
  const end = now + (REACH_YEARS[planet] ?? 3) * 365 * DAY_MS;
  for (let at = now; at < end; at += step) {
    if (isThere(houseOf(sky.positionOf(planet, at).longitudeDeg, cuspsOf(chart)))) return at;
  }
  return null;
}

/** "when does uranus leave my 12th house", "when does jupiter enter my 10th house" */
const planetAndHouse: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    houseIn(text) !== null &&
    planetIn(text) !== undefined &&
    /\bmy\b/u.test(text) &&
    /\b(?:when|how long|until)\b/u.test(text) &&
    /\b(?:leav\w*|out of|enter\w*|move\w*|go(?:es)?|come\w*|stay\w*|in|be in|finish\w*|over)\b/u.test(
      text,
    ) &&
    !/\b(?:natal|born|died|written|chart (?:says|has|shows))\b/u.test(text),
  tell: (context, { text }) => {
    const [planet, house] = [planetIn(text), houseIn(text)];
    const { chart } = context;
    if (planet === undefined || house === null || chart?.time !== 'known') return null;
    const place = houseOf(context.sky.positionOf(planet, context.now).longitudeDeg, cuspsOf(chart));
    const name = capitalised(bodyInText(planet));
    const month = (at: Instant): string => {
      const { date } = localTimeAt(at, context.zone);
      return planet === 'moon' ||
        planet === 'sun' ||
        planet === 'mercury' ||
        planet === 'venus' ||
        planet === 'mars'
        ? dateWordsAt(at, context)
        : `${monthName(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`;
    };
    const back = ['sun', 'moon'].includes(planet)
      ? ''
      : ' Going backward it may step over the border once more.';
    const fact = note(
      `house-${planet}`,
      `${BODIES[planet].name} now in the ${ordinal(place)} house`,
    );
    if (place === house) {
      const leaves = crossing(planet, (one) => one !== house, chart, context);
      return leaves === null
        ? null
        : told(
            `${name} is in your ${ordinal(house)} house until about ${month(leaves)}.${back}`,
            fact,
          );
    }
    const comes = crossing(planet, (one) => one === house, chart, context);
    const next =
      comes === null
        ? ' It gets there only after decades.'
        : ` It comes into your ${ordinal(house)} around ${month(comes)}.`;
    return told(
      `${name} is in your ${ordinal(place)} house now, the part of life about ${HOUSE_MATTER_WORDS[place] ?? ''}.${next}`,
      fact,
    );
  },
};

/** "what aspect is strongest in my chart" */
const closestAspect: WholeLookUp = {
  family: 'aspect-natal',
  isAsked: ({ text }) =>
    /\b(?:strongest|closest|tightest|most exact|main|biggest|hardest|best|worst)\b.{0,12}\baspects?\b|\baspects?\b.{0,12}\b(?:strongest|closest|tightest|most exact)\b/u.test(
      text,
    ) && /\b(?:my|i|me)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    if (chart === null) return null;
    const isHard = /\b(?:hardest|worst)\b/u.test(text);
    const isEasy = /\bbest\b/u.test(text);
    const wanted: readonly string[] = isHard
      ? ['square', 'opposition']
      : isEasy
        ? ['trine', 'sextile']
        : [];
    const [found] = aspectsOf(chart)
      .filter(
        ({ a, b, aspect }) =>
          PLANET_IDS.some((id) => id === a) &&
          PLANET_IDS.some((id) => id === b) &&
          (wanted.length === 0 || wanted.includes(aspect)),
      )
      .toSorted((one, other) => one.orbDeg - other.orbDeg);
    if (found === undefined) return null;
    const { a, b, aspect, orbDeg } = found;
    return told(
      `${BODIES[a].name} ${ASPECTS[aspect].name} ${BODIES[b].name}, ${orbDeg.toFixed(1)} degrees from exact: the closer, the more tradition makes of it. ${ASPECT_LINES[aspect]} Ask me what the two of them do together and I'll tell you how it's read.`,
      note(
        `natal-${a}-${b}`,
        `Natal ${BODIES[a].name} ${ASPECTS[aspect].name} ${BODIES[b].name}, ${orbDeg.toFixed(1)}° from exact`,
      ),
    );
  },
};

const ASPECT_LINES = {
  conjunction: 'A conjunction means the two act as one.',
  trine: 'A trine means they get along without effort, a talent that is easily overlooked.',
  sextile: 'A sextile means they help each other when asked.',
  square: 'A square means friction, and friction is where people get good at things.',
  opposition: 'An opposition means they pull both ways, often with another person holding one end.',
} as const;

const DIGNITY_LINES = {
  domicile: 'Yes, by the old rules: it is at home there.',
  exaltation: 'Yes, by the old rules: it is honored there.',
  detriment:
    "By the old rules it's away from home there, so it works harder for the same result; it isn't bad.",
  fall: "By the old rules it has the least say there, so it takes the long way; it isn't bad.",
} as const satisfies Record<Dignity, string>;

/** "is my venus in a good place" */
const wellPlaced: WholeLookUp = {
  family: 'dignity',
  isAsked: ({ text }) =>
    /\b(?:is|are|do i have) (?:my |an? )?(?:\w+ )?(?:sun|moon|mercury|venus|mars|jupiter|saturn)\b(?: \w+){0,3} (?:in an? (?:good|bad) (?:place|sign|spot|house)|well placed|badly placed|strong|weak|happy|good|bad|exalted|in detriment|in fall|debilitated|dignified)\b/u.test(
      text,
    ) &&
    /\bmy\b/u.test(text) &&
    !/\b(?:stronger|today|now|retrograde|than|or|what|good at)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    const planet = planetIn(text);
    const sign = planet === undefined ? null : signOfPoint(chart, planet);
    if (planet === undefined || sign === null || chart === null) return null;
    const [dignity] = dignitiesOf(planet, sign);
    const house = houseOfBody(chart, planet);
    const corner =
      house !== null && [1, 4, 7, 10].includes(house)
        ? ` It stands in the ${ordinal(house)} house, one of the four corners, which makes it louder.`
        : '';
    return told(
      `Your ${BODIES[planet].name} is in ${SIGNS[sign].name}. ${dignity === undefined ? 'By the old rules that is neither its home nor its exile: an ordinary, workable place.' : DIGNITY_LINES[dignity]}${corner}`,
      natalFact(chart, planet),
    );
  },
};

const NEAR_CUSP_DEG = 3;

/** "am i a cusp sign", "cusp baby here" */
const ownCusp: WholeLookUp = {
  family: 'sun-sign',
  isAsked: ({ text }) =>
    /\bcusp\b/u.test(text) &&
    /\b(?:i|im|me|my|here)\b/u.test(text) &&
    !/\b(?:houses?|he|she|his|her|what is a|whats a|mean|moon|rising)\b/u.test(text),
  tell: ({ chart, person, entities: { date } }) => {
    const isOther = date !== undefined && date.iso.slice(5) !== person.birth?.date.slice(5);
    if (chart?.time !== 'known' || isOther) return null;
    const { longitudeDeg } = chart.positions.sun;
    const degree = degreeInSign(longitudeDeg);
    const isNear = Math.min(degree, 30 - degree) < NEAR_CUSP_DEG;
    const { name } = SIGNS[signAt(longitudeDeg)];
    return told(
      `You're ${name}: at the minute you were born the Sun stood at ${degreeWords(longitudeDeg)}${isNear ? ', close to the border and clearly on one side of it' : ', well inside it and near no border'}. Nobody is two Sun signs; if the neighbor fits as well, look at Mercury and Venus, which often stand next door.`,
      natalFact(chart, 'sun'),
    );
  },
};

/** "was there a full moon when i was born" */
const moonAtBirth: WholeLookUp = {
  family: 'moon-sign-mine',
  isAsked: ({ text }) =>
    /\b(?:full|new|blue|blood) moon\b/u.test(text) &&
    /\b(?:i was born|was i born|my birth(?:day)?|born (?:on|under|during))\b/u.test(text) &&
    /\b(?:was|were|did|is)\b/u.test(text) &&
    !/\b(?:crazy|mad|insane|next|this year|make you|makes you)\b/u.test(text),
  tell: ({ chart }, { text }) => {
    if (chart === null) return null;
    const { phase, illuminatedFraction } = moonPhaseAt(bornAt(chart));
    const isFull = /\bnew moon\b/u.test(text) ? phase === 'newMoon' : phase === 'fullMoon';
    const name = MOON_PHASES[phase].name.toLowerCase().replace(/ moon$/u, '');
    const lit = `${Math.round(illuminatedFraction * 100)} percent`;
    return told(
      `${isFull ? 'Yes' : 'No'}: when you were born the Moon was ${name}, about ${lit} lit${chart.time === 'known' ? '' : ' at noon of that day'}.`,
      note('phase-at-birth', `${MOON_PHASES[phase].name}, ${lit} lit at your birth`),
    );
  },
};

/** "does being born on a full moon make you crazy" */
const fullMoonBirth: WholeLookUp = {
  family: 'term-explain',
  isAsked: ({ text }) =>
    /\bborn\b.{0,16}\b(?:full|new) moon\b/u.test(text) &&
    /\b(?:crazy|mad|insane|weird|special|mean\w*|make|makes|bad|lucky)\b/u.test(text) &&
    !/\bwas i\b/u.test(text),
  tell: (_context, { text }) =>
    told(
      /\bnew moon\b/u.test(text)
        ? 'No, it does nothing to anyone. In a chart it means Sun and Moon stand together, often in one sign: what you want and what you feel speak with one voice.'
        : "No, it makes nobody crazy. In a chart it means Sun and Moon stand opposite each other: what you want and what you feel see things from two sides, so you're used to hearing both.",
    ),
};

/** "can twins have different rising signs", "same chart as my twin but so different" */
const twinsCharts: WholeLookUp = {
  family: 'birth-time-fix',
  isAsked: ({ text }) =>
    /\btwins?\b/u.test(text) &&
    !/\btwin flames?\b/u.test(text) &&
    !/\b\d{1,2} min/u.test(text) &&
    /\b(?:chart|charts|rising|sign|signs|astrolog\w*|horoscope|ascendant|different|same|explain)\b/u.test(
      text,
    ) &&
    !/\b(?:pregnan\w*|expecting|due|beds?|readings?)\b/u.test(text),
  tell: () =>
    told(
      'Twins have nearly the same chart, and the rising sign can still differ: it moves a degree every four minutes, so twins a quarter of an hour apart get two different ones about one time in eight. Sun, Moon and planets hardly move in that time. That two such different people share a chart is a fair argument for holding charts lightly; many twins also split it, and each takes the half the other left.',
    ),
};

/** "my daughter was born yesterday at 5am, what are her signs" */
const newborn: WholeLookUp = {
  family: 'sun-sign',
  isAsked: ({ text }) =>
    /\b(?:born|arrived|gave birth|had (?:my|our|a) baby)\b/u.test(text) &&
    /\b(?:yesterday|today|last night|this morning|tonight)\b/u.test(text) &&
    /\b(?:sign|signs|chart|zodiac|moon|what is (?:he|she)|is (?:he|she) an?)\b/u.test(text) &&
    /\b(?:daughter|son|baby|niece|nephew|grand\w+|boy|girl|he|she|sister|brother|twins)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const today = todayOf(context);
    const iso = /\b(?:yesterday|last night)\b/u.test(text) ? addDays(today, -1) : today;
    const chart = castNatalChart({ time: 'unknown', day: spanOfDay(iso, context.zone) });
    const [sun, moon] = [signInChart(chart, 'sun'), signInChart(chart, 'moon')];
    const words = (over: typeof sun): string =>
      over.kind === 'certain'
        ? SIGNS[over.sign].name
        : `${SIGNS[over.from].name} or ${SIGNS[over.to].name}, by the hour`;
    const who = findPerson(text)?.words ?? 'the baby';
    const habit =
      sun.kind === 'certain'
        ? ` By the book: somebody who will tend to ${habitOf('sun', sun.sign)}.`
        : '';
    return told(
      `Welcome to ${who.replace(/^(?:her|him|them)$/u, 'the baby')}: Sun in ${words(sun)}, Moon in ${words(moon)}.${habit} For the rising sign type the date, the minute and the town together.`,
      note(
        'newborn',
        `${dateWordsAt(spanOfDay(iso, context.zone).from, context)}: Sun in ${words(sun)}, Moon in ${words(moon)}`,
      ),
    );
  },
};

/** "does my venus clash with my mars" */
const ownPair: WholeLookUp = {
  family: 'aspect-natal',
  isAsked: ({ text }) =>
    planetsIn(text).length === 2 &&
    /\bmy\b/u.test(text) &&
    /\b(?:clash\w*|get along|fight\w*|aspect\w*|work (?:together|well)|conflict\w*|friends|compatible|connected)\b/u.test(
      text,
    ) &&
    !/\b(?:his|her|hers|their|now|today|transit\w*|saturn return|boyfriends?|husbands?|wifes?)\b/u.test(
      text,
    ),
  tell: ({ chart }, { text }) => {
    const [a, b] = planetsIn(text);
    if (chart === null || a === undefined || b === undefined) return null;
    const [first, second] = [signOfPoint(chart, a), signOfPoint(chart, b)];
    if (first === null || second === null) return null;
    const found = aspectsOf(chart).find(
      (one) => (one.a === a && one.b === b) || (one.a === b && one.b === a),
    );
    const where = `your ${BODIES[a].name} is in ${SIGNS[first].name}, your ${BODIES[b].name} in ${SIGNS[second].name}`;
    const facts = [natalFact(chart, a), natalFact(chart, b)];
    if (found === undefined) {
      return told(
        `No: ${where}, and there is no close angle between them, so each goes its own way.`,
        ...facts,
      );
    }
    const isHard = found.aspect === 'square' || found.aspect === 'opposition';
    return told(
      `${isHard ? 'Somewhat' : 'No, they get along'}: ${where}, ${ASPECTS[found.aspect].name} each other. ${ASPECT_LINES[found.aspect]}`,
      ...facts,
    );
  },
};

const planetsIn = (text: string): PlanetId[] =>
  PLANET_IDS.filter((id) => new RegExp(String.raw`\b${id}\b`, 'u').test(text));

/** "what happened in the sky the day i was born" */
const skyOfBirth: WholeLookUp = {
  family: 'big-three',
  isAsked: ({ text }) =>
    /\b(?:sky|stars|planets)\b/u.test(text) &&
    /\b(?:i was born|my birth|was i born|my birthday)\b/u.test(text) &&
    /\b(?:what|whats|how|show|tell|happen\w*|look\w*|where)\b/u.test(text) &&
    !/\b(?:house|retrograde|return)\b/u.test(text),
  tell: ({ chart }) => {
    if (chart === null) return null;
    const { phase, illuminatedFraction } = moonPhaseAt(bornAt(chart));
    const placed = PLANET_IDS.flatMap((planet) => {
      const sign = signOfPoint(chart, planet);
      return sign === null ? [] : [`${BODIES[planet].name} in ${SIGNS[sign].name}`];
    });
    return told(
      `${listWords(placed)}. The Moon was ${MOON_PHASES[phase].name.toLowerCase().replace(/ moon$/u, '')}, ${Math.round(illuminatedFraction * 100)} percent lit. That's the sky everyone shared that day; the rising sign and the houses are what your hour and place add.`,
      ...PLANET_IDS.map((planet) => natalFact(chart, planet)),
    );
  },
};

export const OWN_CHART_ASKED: readonly WholeLookUp[] = [
  ownPair,
  skyOfBirth,
  planetAndHouse,
  ownHouse,
  closestAspect,
  wellPlaced,
  ownCusp,
  moonAtBirth,
  fullMoonBirth,
  twinsCharts,
  newborn,
];
