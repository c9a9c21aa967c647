import { separationDeg } from '@palm/astrology/angle';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { ASPECTS, type AspectId, BODIES, SIGNS, type SignId } from '@palm/astrology/vocabulary';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { signOf } from '../../../../facts/birth-chart.ts';
import { solarHouse } from '../../../../facts/sign-facts.ts';
import { longitudeOf, nameOfPoint, natalFact, signOfPoint } from '../../../slots/birth/points.ts';
import { listWords, monthName, todayOf } from '../../../slots/calendar/date-words.ts';
import { localTimeAt } from '../../../slots/calendar/local-time.ts';
import { dateSum } from '../../../slots/numbers/digit-sums.ts';
import { note, type SlotContext } from '../../../slots/slot.ts';
import { ASPECT_PLAIN } from '../../../slots/transits/contact-words.ts';
import { told } from '../look-up.ts';
import { signsIn } from './chart-words.ts';
import type { WholeLookUp } from './whole-look-up.ts';

const STEP_DAYS = 3;

interface Stay {
  readonly sign: SignId;
  readonly from: Instant;
}

/** The signs that a planet goes through in a year, each from when. */
function staysOf(planet: 'jupiter' | 'saturn', year: number, { sky }: SlotContext): Stay[] {
  const stays: Stay[] = [];
  const end = Date.UTC(year + 1, 0, 1);
  for (let at = Date.UTC(year, 0, 1); at < end; at += STEP_DAYS * DAY_MS) {
    const sign = signAt(sky.positionOf(planet, at).longitudeDeg);
    if (stays.at(-1)?.sign !== sign) stays.push({ sign, from: at });
  }
  return stays;
}

const monthAt = (at: Instant, { zone }: SlotContext): string =>
  monthName(Number(localTimeAt(at, zone).date.slice(5, 7)));

/** By whole signs from the rising sign, or from the Sun where no hour is known. */
const matterOf = (sign: SignId, from: SignId): string =>
  HOUSE_MATTER_WORDS[solarHouse(sign, from)] ?? '';

const VISITORS = [
  ['jupiter', ['conjunction', 'trine']],
  ['saturn', ['conjunction', 'square', 'opposition', 'trine']],
  ['uranus', ['conjunction', 'square', 'opposition']],
  ['neptune', ['conjunction', 'square', 'opposition']],
  ['pluto', ['conjunction', 'square', 'opposition']],
] as const;
const EXACT_DEG = 0.5;
const MOST_CONTACTS = 2;

/** The closest contacts of slow planets to Sun and rising sign in a year. */
function contactsIn(year: number, { chart, sky }: SlotContext) {
  if (chart === null) return [];
  const points = (['sun', 'ascendant'] as const).flatMap((point) => {
    const longitude =
      point === 'ascendant' && chart.time === 'unknown' ? null : longitudeOf(chart, point);
    return longitude === null ? [] : [{ point, longitude }];
  });
  return VISITORS.flatMap(([planet, aspects]) =>
    points.flatMap(({ point, longitude }) =>
      aspects.flatMap((aspect: AspectId) => {
        for (
          let at = Date.UTC(year, 0, 1);
          at < Date.UTC(year + 1, 0, 1);
          at += STEP_DAYS * DAY_MS
        ) {
          const apart = separationDeg(sky.positionOf(planet, at).longitudeDeg, longitude);
          if (Math.abs(apart - ASPECTS[aspect].angleDeg) < EXACT_DEG)
            return [{ planet, point, aspect, at }];
        }
        return [];
      }),
    ),
  );
}

const YEAR =
  '(?:20[2-4]\\d|next year|this year|(?:the |this )?coming year|(?:the )?year ahead|(?:the )?new year)';
const ASKS_YEAR = new RegExp(
  String.raw`^(?:so |ok |hey |and )?(?:is|will|hows?|how is|what does|what will|whats?|what is) (?:my |the |year )*${YEAR}\b|\b(?:in store|expect) .{0,12}\b(?:in|from|for) ${YEAR}\b|^${YEAR} .{0,20}\bfor me\b`,
  'u',
);

/** "is 2027 a good year for me", "what does next year hold" */
const yearToCome: WholeLookUp = {
  family: 'new-year-ahead',
  isAsked: ({ text }) =>
    ASKS_YEAR.test(text) &&
    /\b(?:good|bad|better|hold|holds|bring|brings|look like|looking|lucky|like for|in store|expect|overall)\b/u.test(
      text,
    ) &&
    text.split(' ').length <= 14 &&
    !/\b(?:work|travel|invest\w*|finances?|cry|feel|said|year of|retrograde|eclipse|wedding|marry|married|baby|job|love|money|career|move|moving|exam|house|business|visa|health|he|she|born|since|chinese|day|date|dates|days|month|dragon|snake|horse|goat|tiger)\b/u.test(
      text,
    ),
  tell: (context, { text }) => {
    const thisYear = Number(todayOf(context).slice(0, 4));
    const named = Number(/\b20[2-4]\d\b/u.exec(text)?.[0] ?? Number.NaN);
    const year = named > 0 ? named : /\bthis year\b/u.test(text) ? thisYear : thisYear + 1;
    const { chart, person } = context;
    const rising = signOfPoint(chart, 'ascendant');
    const own = signsIn(text)[0] ?? rising ?? signOf(person);
    if (own === null || year < thisYear || year > thisYear + 10) return null;
    const stays = staysOf('jupiter', year, context);
    const words = stays.map(
      ({ sign, from }, at) =>
        `${SIGNS[sign].name}${at === 0 ? '' : ` from ${monthAt(from, context)}`}, for you the part of life about ${matterOf(sign, own)}`,
    );
    const found = contactsIn(year, context).slice(0, MOST_CONTACTS);
    const lines = found.map(
      ({ planet, point, aspect, at }) =>
        `${BODIES[planet].name} is ${ASPECT_PLAIN[aspect]} your ${nameOfPoint(point)} around ${monthAt(at, context)}`,
    );
    const contacts =
      lines.length === 0 ? ' No slow planet presses on your Sun.' : ` ${listWords(lines)}.`;
    const number =
      person.birth === undefined
        ? ''
        : ` By numerology it's a ${dateSum(`${year}${person.birth.date.slice(4)}`, false).value} year for you.`;
    return told(
      `No year is good or bad all through. In ${year} Jupiter, read for growth, goes through ${words.join('; then ')}.${contacts}${number} Ask for things where Jupiter is; that's the friendly side of it.`,
      note(
        'year-jupiter',
        `Jupiter in ${year}: ${stays.map(({ sign }) => SIGNS[sign].name).join(', ')}`,
      ),
      ...(chart === null ? [] : [natalFact(chart, rising === null ? 'sun' : 'ascendant')]),
    );
  },
};

export const YEAR_TOLD: readonly WholeLookUp[] = [yearToCome];
