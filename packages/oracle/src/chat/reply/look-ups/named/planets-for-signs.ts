import { separationDeg } from '@palm/astrology/angle';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, type PlanetId, PLANET_IDS, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import {
  IN_DAILY_LIFE,
  SIGN_FIELDS,
  TRANSIT_READINGS,
} from '../../../../../content/chat/named/sky-themes.ts';
import { signOf } from '../../../../facts/birth-chart.ts';
import { bodyInText } from '../../../../facts/in-text.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { longitudeOf, natalFact } from '../../../slots/birth/points.ts';
import { dateWordsAt } from '../../../slots/calendar/date-words.ts';
import { localTimeAt } from '../../../slots/calendar/local-time.ts';
import { ingressInto, lastIngressOf, nextIngressOf } from '../../../slots/sky/ingress.ts';
import { fromStars } from '../../../slots/terms/indian-sky.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { told } from '../look-up.ts';
import { SIGN_WORD, signNamed } from '../whole/chart-words.ts';
import type { Whole, WholeLookUp } from '../whole/whole-look-up.ts';
import { ownSignIn } from './own-sign.ts';
import { matterFrom } from './sign-houses.ts';

/** Slow enough that a stay in a sign is spoken of. */
type Slow = Extract<PlanetId, 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>;
const SLOW: readonly Slow[] = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];

const slowIn = (text: string): Slow | undefined =>
  SLOW.find((id) => new RegExp(String.raw`\b${id}\b`, 'u').test(text));

const skyOf = (planet: Slow, { now, sky }: SlotContext): SignId =>
  signAt(sky.positionOf(planet, now).longitudeDeg);

const yearOf = (at: Instant, { zone }: SlotContext): string =>
  localTimeAt(at, zone).date.slice(0, 4);

/** "has been in Aquarius since 2024 and stays until 2043"; years are enough for the slowest. */
function stayWords(planet: Slow, context: SlotContext): string {
  const [came, leaves] = [lastIngressOf(planet, context), nextIngressOf(planet, context)];
  if (came === null || leaves === null) return `is in ${SIGNS[skyOf(planet, context)].name}`;
  const isYears = planet !== 'mars' && planet !== 'jupiter';
  const [from, to] = [came.at, leaves.at].map((at) =>
    isYears ? yearOf(at, context) : dateWordsAt(at, context),
  );
  return `has been in ${SIGNS[skyOf(planet, context)].name} since ${from} and stays until ${to}`;
}

const CONTACT_DEG = 1;
const STEP_DAYS = 10;
const REACH_DAYS = 9_000;

/** The years in which a planet is within a degree of the Sun of the chart. */
function contactYears(planet: Slow, context: SlotContext): readonly [string, string] | null {
  const { chart, now, sky } = context;
  const sun = chart === null ? null : longitudeOf(chart, 'sun');
  if (sun === null) return null;
  const found: Instant[] = [];
  for (let at = now - 1_100 * DAY_MS; at < now + REACH_DAYS * DAY_MS; at += STEP_DAYS * DAY_MS) {
    if (separationDeg(sky.positionOf(planet, at).longitudeDeg, sun) <= CONTACT_DEG) found.push(at);
  }
  const [first, last] = [found[0], found.at(-1)];
  return first === undefined || last === undefined
    ? null
    : [yearOf(first, context), yearOf(last, context)];
}

/** What a planet in a sign is for the asker's own Sun, by the day where one is known. */
function forOwnSun(planet: Slow, sign: SignId, own: SignId, context: SlotContext): string {
  const { chart, now } = context;
  if (own !== sign || planet === 'mars' || planet === 'jupiter' || signOf(context.person) !== own) {
    return '';
  }
  const years = contactYears(planet, context);
  if (chart === null || years === null) return '';
  const thisYear = Number(yearOf(now, context));
  const span = years[0] === years[1] ? `in ${years[0]}` : `from ${years[0]} to ${years[1]}`;
  return Number(years[1]) < thisYear
    ? ` It passed the exact degree of your Sun ${span}.`
    : ` It's within a degree of your own Sun ${span}; before and after that it's only the same sign.`;
}

const ASKS_SKY =
  /\b(?:mean\w*|affect\w*|effect|bring\w*|do|does|doing|give|gives|touch\w*|impact\w*|going|moving|coming|everyone|supposed|what sign)\b/u;
const NATAL =
  /\b(?:my (?:natal |birth )?(?:mars|jupiter|saturn|uranus|neptune|pluto)|natal|birth chart|i have|at birth|house|return|retrograde|square|trine|opposite|conjunct\w*|he|she|his|her|compatib\w*)\b/u;
const IN_SIGN = new RegExp(
  String.raw`\b(?:mars|jupiter|saturn|uranus|neptune|pluto)\b.{0,40}?\b(?:in(?:to|side)?|over|through|enter\w*) (?<sign>${SIGN_WORD})\b`,
  'u',
);
const WORRY = /\b(?:scared?|bad|worr\w*|doom\w*|afraid|destroy\w*|terrible)\b/u;

const sunOf = (text: string, { person }: SlotContext): SignId | null =>
  ownSignIn(text) ?? (/(?<!people like )\b(?:me|my|i|us)\b/u.test(text) ? signOf(person) : null);

/** What a planet brings while it is in a sign now. */
function tellNow(planet: Slow, sign: SignId, { text }: Whole, context: SlotContext) {
  const name = capitalised(bodyInText(planet));
  const own = sunOf(text, context);
  const isRising = /\b(?:rising|ascendant|asc)\b/u.test(text);
  const house =
    own === null
      ? ''
      : ` For ${SIGNS[own].name}${isRising ? ' rising' : ''} that's the part of life about ${matterFrom(own, sign)}, ${own === sign ? 'your own sign, so you notice it more than most' : 'so look for it there'}.`;
  const calm = WORRY.test(text)
    ? ' No need to be scared of it: it is slow and it decides nothing.'
    : '';
  const daily = IN_DAILY_LIFE[planet] ?? '';
  const exact = own === null ? '' : forOwnSun(planet, sign, own, context);
  return told(
    `${name} ${stayWords(planet, context)}. That's read as ${TRANSIT_READINGS[planet]}, in ${SIGN_FIELDS[sign]}, and it's the same for everyone alive.${house}${exact}${calm} ${daily}`,
    note(`now-${planet}`, `${BODIES[planet].name} in ${SIGNS[sign].name}`),
    ...(exact === '' || context.chart === null ? [] : [natalFact(context.chart, 'sun')]),
  );
}

/** "what does pluto in aquarius mean for normal people like me" */
const planetInSign: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    slowIn(text) !== undefined &&
    IN_SIGN.test(text) &&
    ASKS_SKY.test(text) &&
    !NATAL.test(text) &&
    !/\b(?:when|whens|is it true|into|enter\w*|leave|leaves|leaving|until|over|ends?)\b/u.test(
      text.replace(/\bover my\b/u, ''),
    ),
  tell: (context, whole) => {
    const planet = slowIn(whole.text);
    const sign = signNamed(IN_SIGN.exec(whole.text)?.groups?.['sign']);
    if (planet === undefined || sign === null || skyOf(planet, context) !== sign) return null;
    const isOfAll = planet !== 'mars' && planet !== 'jupiter';
    return isOfAll || sunOf(whole.text, context) !== null
      ? tellNow(planet, sign, whole, context)
      : null;
  },
};

/** "mars is in what sign now and how does it affect leo rising" */
const planetNowForSign: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    slowIn(text) !== undefined &&
    PLANET_IDS.filter((id) => new RegExp(String.raw`\b${id}\b`, 'u').test(text)).length === 1 &&
    /\b(?:what|which) sign\b|\bwhere is\b/u.test(text) &&
    /\b(?:now|currently|right now|today|at the moment)\b/u.test(text) &&
    ownSignIn(text) !== null &&
    !/\b(?:my|natal|born)\b/u.test(text),
  tell: (context, whole) => {
    const planet = slowIn(whole.text);
    return planet === undefined ? null : tellNow(planet, skyOf(planet, context), whole, context);
  },
};

/** When a planet was or is next in a sign, said beside where it is now. */
function elsewhereWords(planet: Slow, sign: SignId, context: SlotContext): string {
  const { now, sky } = context;
  const name = capitalised(bodyInText(planet));
  const here = skyOf(planet, context);
  const came = lastIngressOf(planet, context);
  const before =
    came === null ? null : signAt(sky.positionOf(planet, came.at - 5 * DAY_MS).longitudeDeg);
  const comes = ingressInto(planet, sign, context);
  const past =
    came !== null && before === sign
      ? `${name} left ${SIGNS[sign].name} on ${dateWordsAt(came.at, context)} and is in ${SIGNS[here].name} now.`
      : `${name} is in ${SIGNS[here].name} now.`;
  const ahead =
    comes === null || (before === sign && comes.at - now > 900 * DAY_MS)
      ? ''
      : ` It comes into ${SIGNS[sign].name} on ${dateWordsAt(comes.at, context)}.`;
  const indian = signAt(fromStars(sky.positionOf(planet, now).longitudeDeg, now));
  const stars =
    indian === sign && indian !== here
      ? ` By the Indian count, which starts from the stars, it's in ${SIGNS[sign].name} now, so that may be what they mean.`
      : '';
  return `${past}${ahead}${stars}`;
}

const COMING =
  /\b(?:coming|comes|entering|enters|moving|moves|going|will be|arrives?)\b.{0,12}\b(?:in|into|to|through)\b.{0,6}\bmy (?:sun )?sign\b/u;
const OVER_OWN: Readonly<Record<Slow, string>> = {
  mars: 'more drive, more courage and a shorter fuse for some weeks',
  jupiter: 'a year of growth and self-trust: people say yes more easily, and you ask for more',
  saturn: 'two to three years of growing up: fewer illusions, more backbone',
  uranus: 'years of wanting change and room of your own',
  neptune: 'years of longing, imagination and less certainty about who you are',
  pluto: 'years in which you put down an old version of yourself',
};

/** "jupiter is coming in my sign from may they say, i am cancer. what will it give me" */
const intoOwnSign: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    slowIn(text) !== undefined && COMING.test(text) && !/\b(?:he|she|his|her|born)\b/u.test(text),
  tell: (context, { text }) => {
    const planet = slowIn(text);
    const own = ownSignIn(text) ?? signOf(context.person);
    if (planet === undefined || own === null) return null;
    return told(
      `${elsewhereWords(planet, own, context)} In one's own sign it's read as ${OVER_OWN[planet]}. It promises no money, no wedding and no job; it's a tail wind, and you still choose the direction.`,
      note(`now-${planet}`, `${BODIES[planet].name} in ${SIGNS[skyOf(planet, context)].name}`),
    );
  },
};

const SEASON = new RegExp(String.raw`\b(?<sign>${SIGN_WORD}) season\b`, 'u');

/** "is it leo season yet" */
const ASKS_WHETHER = /\b(?:is it|are we|we are|were in|is this)\b/u;

/** "is it true were in aquarius season and what does that mean for taurus" */
const seasonForSign: WholeLookUp = {
  family: 'season-sign',
  isAsked: ({ text }) => SEASON.test(text) && ownSignIn(text) !== null,
  tell: (context, { text }) => {
    const sign = signNamed(SEASON.exec(text)?.groups?.['sign']);
    const own = ownSignIn(text);
    if (sign === null || own === null || own === sign) return null;
    const here = signAt(context.sky.positionOf('sun', context.now).longitudeDeg);
    const next = nextIngressOf('sun', context);
    const begins =
      ingressInto('sun', sign, {
        ...context,
        now: here === sign ? context.now - 32 * DAY_MS : context.now,
      }) ?? startOfSeason(sign, context);
    if (next === null || begins === null) return null;
    const end = nextIngressOf('sun', { ...context, now: begins.at + 2 * DAY_MS });
    const state =
      here === sign
        ? `Yes, ${SIGNS[sign].name} season runs until ${dateWordsAt(next.at, context)}.`
        : `${ASKS_WHETHER.test(text) ? "No, it's" : "It's still"} ${SIGNS[here].name} season, until ${dateWordsAt(next.at, context)}. ${SIGNS[sign].name} season begins on ${dateWordsAt(begins.at, context)}${end === null ? '' : ` and ends on ${dateWordsAt(end.at, context)}`}.`;
    return told(
      `${state} For ${SIGNS[own].name} it's the month for the part of life about ${matterFrom(own, sign)}: attention goes there, and it's a good time to put that in order or to be seen with it. It's the same Sun for everyone, so take it as a theme.`,
      note('season', `Sun in ${SIGNS[here].name}, until ${dateWordsAt(next.at, context)}`),
    );
  },
};

/** The Sun comes into each sign once a year: looked for month by month. */
function startOfSeason(sign: SignId, context: SlotContext) {
  let found = nextIngressOf('sun', context);
  while (found !== null && found.sign !== sign) {
    found = nextIngressOf('sun', { ...context, now: found.at + DAY_MS });
  }
  return found;
}

export const PLANETS_FOR_SIGNS: readonly WholeLookUp[] = [
  intoOwnSign,
  planetNowForSign,
  planetInSign,
  seasonForSign,
];
