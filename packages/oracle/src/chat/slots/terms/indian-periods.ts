import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { signAt } from '@palm/astrology/sign-at';
import { SIGN_IDS, type SignId, SIGNS } from '@palm/astrology/vocabulary';
import { localTimeAt } from '../calendar/local-time.ts';
import { fill, note, type Filled, type Slot, type SlotContext, type SlotGroup } from '../slot.ts';
import { NAKSHATRA_DEG, fromStars, moonOf } from './indian-sky.ts';

/** The planets of the 120 years in their order, with their years (Brihat Parashara Hora Shastra, ch. 46). */
const PERIODS = [
  ['Ketu', 7],
  ['Venus', 20],
  ['the Sun', 6],
  ['the Moon', 10],
  ['Mars', 7],
  ['Rahu', 18],
  ['Jupiter', 16],
  ['Saturn', 19],
  ['Mercury', 17],
] as const;
const YEAR_MS = 365.25 * DAY_MS;
const STEP_DAYS = 20;
const SEARCH_STEPS = 620;

/** Whether Saturn is in the sign before the Moon's, in it or in the one after; and when it is next. */
function sadeSati(context: SlotContext): Filled | null {
  const { chart } = context;
  if (chart === null) return null;
  const [from, to] = moonOf(chart);
  return signAt(from) === signAt(to) ? sadeSatiOf(signAt(from), context) : null;
}

/** Counted from a Moon sign of the Indian zodiac. */
export function sadeSatiOf(sign: SignId, context: SlotContext): Filled | null {
  const { now, sky, zone, plain } = context;
  const moon = SIGN_IDS.indexOf(sign);
  const isIn = (at: Instant): boolean => {
    const saturn = signAt(fromStars(sky.positionOf('saturn', at).longitudeDeg, at));
    return [11, 0, 1].includes((SIGN_IDS.indexOf(saturn) - moon + 12) % 12);
  };
  const inIt = isIn(now);
  const turn = firstStay(inIt, isIn, now);
  const year = turn === null ? null : localTimeAt(turn, zone).date.slice(0, 4);
  const when =
    year === null
      ? ''
      : inIt
        ? ` It ends in about ${year}.`
        : ` The next one begins in about ${year}.`;
  return fill(
    `${stateWords(inIt, plain)}, counted from your Indian Moon sign ${SIGNS[sign].name}.${when}`,
    note(
      'sade-sati',
      `Moon in ${SIGNS[sign].name} by Lahiri; Saturn ${inIt ? 'within' : 'outside'} one sign of it`,
    ),
  );
}

/** Asked whether it is over, "yes" would mean the opposite. */
function stateWords(inIt: boolean, plain: string): string {
  if (/\b(?:finished|over|done|ended|gone|passed)\b/u.test(plain)) {
    return inIt ? "Not yet: you're in sade sati now" : "Yes: you aren't in sade sati now";
  }
  return inIt ? "Yes, you're in sade sati now" : "No, you aren't in sade sati now";
}

/** When it changes for longer than a retrograde: a turn that lasts half a year. */
function firstStay(inIt: boolean, isIn: (at: Instant) => boolean, now: Instant): Instant | null {
  let since: Instant | null = null;
  for (let step = 1; step <= SEARCH_STEPS; step += 1) {
    const at = now + step * STEP_DAYS * DAY_MS;
    since = isIn(at) === inIt ? null : (since ?? at);
    if (since !== null && at - since > 250 * DAY_MS) return since;
  }
  return null;
}

/** Vimshottari, from the part of its nakshatra that the Moon had already crossed. */
const dasha: Slot = (context) => {
  const { chart, now, zone } = context;
  if (chart?.time !== 'known') return null;
  const [moon] = moonOf(chart);
  const crossed = (moon % NAKSHATRA_DEG) / NAKSHATRA_DEG;
  let at = Math.floor(moon / NAKSHATRA_DEG) % PERIODS.length;
  const [, first] = PERIODS[at] ?? ['', 0];
  let from = chart.instant - crossed * first * YEAR_MS;
  for (;;) {
    const [planet, years] = PERIODS[at] ?? ['', 120];
    const to = from + years * YEAR_MS;
    if (to > now) {
      const [start, end] = [from, to].map((one) => localTimeAt(one, zone).date.slice(0, 4));
      return fill(
        `You're in the period of ${planet}, from ${start} to ${end}.`,
        note('dasha', `Mahadasha of ${planet.replace('the ', '')}, ${start} to ${end}`),
      );
    }
    [from, at] = [to, (at + 1) % PERIODS.length];
  }
};

export const indianPeriods = {
  'sade sati': sadeSati,
  dasha,
} as const satisfies SlotGroup;
