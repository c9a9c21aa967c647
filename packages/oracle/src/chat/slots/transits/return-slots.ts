import { bornAt } from '@palm/astrology/chart';
import { DAY_MS, type Instant } from '@palm/astrology/instant';
import { type Return, type ReturnId, returningBody, returnsAround } from '@palm/astrology/returns';
import { BODIES } from '@palm/astrology/vocabulary';
import { degreeWords } from '../../../facts/fact-words.ts';
import { longitudeOf } from '../birth/points.ts';
import { clockWords, dateWordsAt, dayWords, listWords } from '../calendar/date-words.ts';
import { localTimeAt } from '../calendar/local-time.ts';
import { ordinalWords } from '../ordinal-words.ts';
import { fill, note, perMessage, type Filled, type SlotContext, type SlotGroup } from '../slot.ts';

const RETURN_OF_FAMILY: Readonly<Record<string, ReturnId>> = {
  'saturn-return': 'saturn',
  'jupiter-return': 'jupiter',
  'uranus-opposition': 'uranusOpposition',
  'chiron-return': 'chiron',
  'node-return': 'node',
  'solar-return': 'sun',
  birthday: 'sun',
  'lunar-return': 'moon',
};

export const isReturnFamily = (family: string): boolean => family in RETURN_OF_FAMILY;

/** Without the hour the Moon may be seven degrees off, which is half a day of its return. */
const NEEDS_HOUR: ReadonlySet<ReturnId> = new Set(['moon', 'sun']);

const returnsOf = perMessage((context): readonly Return[] => {
  const { chart, familyId, now, sky } = context;
  const id = RETURN_OF_FAMILY[familyId];
  if (chart === null || id === undefined) return [];
  if (chart.time === 'unknown' && NEEDS_HOUR.has(id)) return [];
  const natalDeg = longitudeOf(chart, returningBody(id));
  return natalDeg === null ? [] : returnsAround({ id, bornAt: bornAt(chart), natalDeg }, now, sky);
});

const edges = ({ series }: Return): { from: Instant; to: Instant } => ({
  from: series.start ?? series.exact[0] ?? 0,
  to: series.end ?? series.exact.at(-1) ?? 0,
});

/** No person lives to see the second. */
const ONCE: ReadonlySet<ReturnId> = new Set(['chiron', 'uranusOpposition']);

const WHICH = { first: 1, second: 2, third: 3, '1st': 1, '2nd': 2, '3rd': 3 } as const;

/** The one the user names, or the one that runs; else the next, and of Saturn's the nearest in time. */
const told = perMessage((context): Return | null => {
  const { now, plain, familyId } = context;
  const all = returnsOf(context);
  const named = Object.entries(WHICH).find(([word]) => plain.split(' ').includes(word))?.[1];
  const byName = all.find(({ number }) => number === named);
  if (byName !== undefined) return byName;
  const only = all.find(({ number }) => number === 1);
  if (ONCE.has(RETURN_OF_FAMILY[familyId] ?? 'saturn') && only !== undefined) return only;
  // A return of Sun or Moon is its moment: once that has passed, the next one is meant.
  const ahead = all.find(
    (one) => (isQuick(context) ? (one.series.exact.at(-1) ?? 0) : edges(one).to) >= now,
  );
  if (RETURN_OF_FAMILY[familyId] !== 'saturn' && ahead !== undefined) return ahead;
  const distance = (one: Return): number => {
    const { from, to } = edges(one);
    return now < from ? from - now : now > to ? now - to : 0;
  };
  return all.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
});

const state = (one: Return, now: Instant): 'before' | 'in' | 'after' => {
  const { from, to } = edges(one);
  return now < from ? 'before' : now > to ? 'after' : 'in';
};

function returnNote(one: Return, context: SlotContext) {
  const body = returningBody(RETURN_OF_FAMILY[context.familyId] ?? 'saturn');
  const natalDeg = context.chart === null ? 0 : (longitudeOf(context.chart, body) ?? 0);
  const days = listWords(one.series.exact.map((at) => dateWordsAt(at, context)));
  const { from, to } = edges(one);
  const span = `${dateWordsAt(from, context)} to ${dateWordsAt(to, context)}`;
  return note(
    `return-${body}-${one.number}`,
    `Natal ${BODIES[body].name} ${degreeWords(natalDeg)}; exact ${days}; within orb ${span}`,
  );
}

function tell(
  context: SlotContext,
  read: (one: Return, now: Instant) => string | null,
): Filled | null {
  const one = told(context);
  return one === null ? null : fill(read(one, context.now), returnNote(one, context));
}

const isQuick = ({ familyId }: SlotContext): boolean => {
  const id = RETURN_OF_FAMILY[familyId];
  return id === 'sun' || id === 'moon';
};

/** A return of Sun or Moon has an hour: "Tuesday, November 24, at 9:53 a.m." */
const exactWords = (at: Instant, context: SlotContext): string =>
  isQuick(context) && Math.abs(at - context.now) < 300 * DAY_MS
    ? `${dayWords(localTimeAt(at, context.zone).date)}, at ${clockWords(at, context.zone)}`
    : dateWordsAt(at, context);

/** A stay near the degree that did not become exact. */
function nearMiss(context: SlotContext): Filled | null {
  return tell(context, ({ series }) => {
    const stay = series.stays.find(({ exact }) => exact.length === 0);
    if (stay === undefined || stay.start === null || stay.end === null) return null;
    const month = dateWordsAt((stay.start + stay.end) / 2, context).replace(/ \d+(?:, | ?$)/u, ' ');
    const [came, turned] = stay.end < context.now ? ['came', 'turned'] : ['comes', 'turns'];
    return `It also ${came} close around ${month.trim()} and ${turned} away again before it was exact.`;
  });
}

const inItAnswer = (one: Return, context: SlotContext): string => {
  const { to } = edges(one);
  const now = state(one, context.now);
  if (now === 'in') return 'Yes.';
  if (now === 'before') return 'Not yet.';
  const isOverAsked = /\b(?:over|done|finished|behind me)\b/u.test(context.plain);
  return `${isOverAsked ? 'Yes' : 'No'}, it was over by ${dateWordsAt(to, context)}.`;
};

const YEAR_DAYS = 365.25;
const FAR_YEARS = 5;

const aheadWords = (ahead: number): string => {
  const years = Math.round(ahead / DAY_MS / YEAR_DAYS);
  return years < FAR_YEARS
    ? "It's ahead of you."
    : `That's ${years} years away, so there's nothing to prepare.`;
};

export const returnSlots = {
  return_date: (context) =>
    tell(context, ({ series }, now) => {
      const at = series.exact.find((one) => one >= now) ?? series.exact.at(-1);
      return at === undefined ? null : exactWords(at, context);
    }),
  return_dates: (context) =>
    tell(context, ({ series }) => listWords(series.exact.map((at) => exactWords(at, context)))),
  return_number: (context) => tell(context, ({ number }) => ordinalWords(number)),
  return_state: (context) =>
    tell(
      context,
      (one, now) =>
        ({
          before: aheadWords(edges(one).from - now),
          in: "You're in it now.",
          after: "It's behind you.",
        })[state(one, now)],
    ),
  return_since: (context) => tell(context, (one) => dateWordsAt(edges(one).from, context)),
  return_exact: (context) =>
    tell(context, ({ series }) => listWords(series.exact.map((at) => exactWords(at, context)))),
  return_until: (context) => tell(context, (one) => dateWordsAt(edges(one).to, context)),
  near_miss: nearMiss,
  in_it_answer: (context) => tell(context, (one) => inItAnswer(one, context)),
  in_it_answer_past: (context) =>
    tell(context, (one) => {
      const { from, to } = edges(one);
      return `your ${ordinalWords(one.number)} one ran from ${dateWordsAt(from, context)} to ${dateWordsAt(to, context)}`;
    }),
} as const satisfies SlotGroup;
