import { DAY_MS } from '@palm/astrology/instant';
import { findTransits, type Transit } from '@palm/astrology/transits';
import { signAt } from '@palm/astrology/sign-at';
import { BODIES, PLANET_IDS, type PlanetId, SIGNS } from '@palm/astrology/vocabulary';
import { readingOf } from '../../../../../content/chat/fact-lines.ts';
import type { NatalPointId } from '../../../../facts/fact-kinds/fact-id.ts';
import { touchedPoints } from '../../../../facts/touched-points.ts';
import { degreeWords } from '../../../../facts/fact-words.ts';
import { longitudeOf, natalFact } from '../../../slots/birth/points.ts';
import { dateWordsAt, listWords } from '../../../slots/calendar/date-words.ts';
import { ASPECT_PLAIN, plainPoint } from '../../../slots/transits/contact-words.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { type Told, told } from '../look-up.ts';
import { spanAskedIn } from '../span-asked.ts';
import type { WholeLookUp } from '../whole/whole-look-up.ts';

const SLOW = 'mars|jupiter|saturn|uranus|neptune|pluto';
const DOES = new RegExp(
  String.raw`\b(?:is|does|will|can|whats?|what is|how is) (?<planet>${SLOW})\b.{0,24}\b(?:do|does|doing|bring\w*|help\w*|give|giving|hit\w*|touch\w*|affect\w*|mean\w*|good|up to)\b.{0,16}\b(?:me|my chart|for me)\b|\b(?<placed>${SLOW})\b.{0,24}\band (?:what|whats|how) (?:is |does |s )?it(?:s)? (?:do|doing|mean|bring|bringing|affect|affecting)\b.{0,10}\bme\b`,
  'u',
);
const ON_POINT = new RegExp(
  String.raw`\b(?<planet>${SLOW}) (?:is )?(?:right )?(?:going |passing |moving |travel+ing |transiting )?(?<aspect>on|over|across|transiting|hitting|conjunct|sitting on|crossing|squaring|square|opposing|opposite|trine) (?:top of )?my (?<point>sun|moon|mercury|venus|mars|jupiter|saturn|ascendant|rising|asc|midheaven|mc)\b`,
  'u',
);
const LATELY =
  /\b(?:lately|now|rn|right now|currently|these days|this (?:week|month|year)|since|everyone says|at the moment|going to|transit\w*|until|feel\w*|why|apparently|going (?:over|across|on)|passing|hitting)\b/u;
const POINTS: Readonly<Record<string, NatalPointId>> = {
  rising: 'ascendant',
  asc: 'ascendant',
  mc: 'midheaven',
};
const USUAL_DAYS = 365;
const HARD: ReadonlySet<string> = new Set(['square', 'opposition']);
const MOST = 2;

const planetNamed = (word: string | undefined): PlanetId | undefined =>
  PLANET_IDS.find((id) => id === word);

const planetAsked = (text: string): PlanetId | undefined => {
  const groups = DOES.exec(text)?.groups;
  return planetNamed(groups?.['planet'] ?? groups?.['placed']);
};

const WEIGHTS: readonly string[] = [
  'sun',
  'moon',
  'ascendant',
  'midheaven',
  'venus',
  'mercury',
  'mars',
  'saturn',
  'jupiter',
];
/** How long until it begins; 0 where it runs. */
const beginsAfter = ({ start }: Transit, now: number): number =>
  start === null ? 0 : Math.max(0, start - now);
const weight = ({ natal }: Transit): number => WEIGHTS.indexOf(natal);

function contactsOf(planet: PlanetId, context: SlotContext, only: NatalPointId | null): Transit[] {
  const { chart, now, sky } = context;
  if (chart === null) return [];
  const asked = spanAskedIn(context);
  const span = { from: now, to: Math.max(asked?.to ?? 0, now + USUAL_DAYS * DAY_MS) };
  const natal = touchedPoints(chart).filter(({ point }) => only === null || point === only);
  return findTransits({ natal, span, transiting: [planet], positionOf: sky.positionOf })
    .filter(({ natal: point, aspect }) => WEIGHTS.includes(point) && aspect !== 'sextile')
    .toSorted((a, b) => beginsAfter(a, now) - beginsAfter(b, now) || weight(a) - weight(b));
}

function contactWords({ natal, aspect, start, end, exact }: Transit, context: SlotContext): string {
  const days =
    exact.length === 0
      ? ''
      : `, exact on ${listWords(exact.map((at) => dateWordsAt(at, context)))}`;
  const from = start === null ? 'now' : `from ${dateWordsAt(start, context)}`;
  const to = end === null ? '' : ` to ${dateWordsAt(end, context)}`;
  return `${ASPECT_PLAIN[aspect]} your ${plainPoint(natal as NatalPointId)} ${from}${to}${days}`;
}

function tellOf(planet: PlanetId, found: readonly Transit[], context: SlotContext): Told | null {
  const [first, second] = found
    .filter(({ natal }, at) => found.findIndex((one) => one.natal === natal) === at)
    .slice(0, MOST);
  if (first === undefined) return null;
  const also = second === undefined ? '' : ` Then it's ${contactWords(second, context)}.`;
  const name = BODIES[planet].name;
  const opening =
    beginsAfter(first, context.now) > 0
      ? `Nothing close at the moment. Next, ${name} is`
      : `Yes: ${name} is`;
  return told(
    `${opening} ${contactWords(first, context)}. Astrologers read that as ${readingOf(planet, first.aspect)}.${also} It's a tone over weeks, and what you do in it is yours.`,
    note(`transit-${planet}-${first.natal}`, `${name} ${first.aspect} natal ${first.natal}`),
  );
}

const placeOf = (planet: PlanetId, { sky, now }: SlotContext): string =>
  `${BODIES[planet].name} is in ${SIGNS[signAt(sky.positionOf(planet, now).longitudeDeg)].name}.`;

/** "is jupiter doing anything for me this year" */
const planetForMe: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    DOES.test(text) && !/\b(?:natal|return|retrograde|house|born|his|her)\b/u.test(text),
  tell: (context, { text }) => {
    const planet = planetAsked(text);
    if (planet === undefined || context.chart === null) return null;
    const { name } = BODIES[planet];
    const place = /^(?:\w+ ){0,2}wheres?\b/u.test(text) ? `${placeOf(planet, context)} ` : '';
    const isForGood = /\b(?:good|kind|nice|lucky|help\w*)\b/u.test(text);
    const contacts = contactsOf(planet, context, null).filter(
      ({ aspect }) => !isForGood || !HARD.has(aspect),
    );
    const contact = tellOf(planet, contacts, context);
    return (
      (contact && {
        ...contact,
        text: place === '' ? contact.text : `${place}${contact.text.replace(/^Yes: /u, '')}`,
      }) ??
      told(
        `${place}Nothing close, no: in the next twelve months ${name} makes no ${isForGood ? 'friendly' : 'strong'} contact to the main points of your chart. A quiet year from that side, which is often the pleasant kind.`,
      )
    );
  },
};

/** Where both stand, when they don't meet within the year. */
function notThere(planet: PlanetId, point: NatalPointId, context: SlotContext): Told | null {
  const { chart, now, sky } = context;
  const degree = chart === null ? null : longitudeOf(chart, point);
  if (chart === null || degree === null) return null;
  const { name } = BODIES[planet];
  return told(
    `By the birth I have, it isn't there now: your ${plainPoint(point)} is at ${degreeWords(degree)}, and ${name} at ${degreeWords(sky.positionOf(planet, now).longitudeDeg)}, with no close contact in the next twelve months. So if you feel different lately, look at the ordinary reasons first: sleep, work, something that ended.`,
    natalFact(chart, point),
  );
}

/** "neptune on my ascendant, everyone says i seem lost lately": whether it is, and until when. */
const planetOnPoint: WholeLookUp = {
  family: 'transit-meaning',
  isAsked: ({ text }) =>
    ON_POINT.test(text) &&
    LATELY.test(text) &&
    !/\b(?:natal chart|born with|birth chart|his|her|their|synastry|retrograde)\b/u.test(text),
  tell: (context, { text }) => {
    const groups = ON_POINT.exec(text)?.groups;
    const planet = planetNamed(groups?.['planet']);
    const word = groups?.['point'] ?? '';
    const point = POINTS[word] ?? (word as NatalPointId);
    if (planet === undefined || context.chart === null) return null;
    return (
      tellOf(planet, contactsOf(planet, context, point), context) ??
      notThere(planet, point, context)
    );
  },
};

export const PLANETS_FOR_ME: readonly WholeLookUp[] = [planetForMe, planetOnPoint];
