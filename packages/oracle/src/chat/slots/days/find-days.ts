import { DAY_PURPOSES } from '../../../../content/chat/day-purposes.ts';
import { daysBetween, weekdayOf } from '../calendar/local-time.ts';
import { perMessage, type SlotContext } from '../slot.ts';
import { horizonOf } from './day-horizon.ts';
import { type DayPart, dayPartsIn } from './day-parts.ts';

/** Above it a stretch stands out; below its negative a day is left alone. */
const STANDS_OUT = 0.5;
const AWKWARD = -0.6;
/** Who asks for a day of one week is told the best of it, also where it stands out little. */
const WEEK_DAYS = 7;
const BEST_OF_WEEK = 0.15;
const APART_DAYS = 3;

/** Days for these come from the people who know the case. */
const NOT_OURS =
  /\b(?:surger(?:y|ies)|operation|operated|treatments?|chemo\w*|procedure|medication|court|hearing|trial date|custody|lawsuit|invest\w*|crypto|bitcoin|stocks?|shares|trad(?:e|ing)|bet|bets|betting|gambl\w*|lotter\w*|lotto|casino|conceiv\w*|pregnan\w*|ivf|abortion|c-section)\b/u;

/** Whether a day may be given for it. */
export const isDayOurs = ({ plain, entities }: SlotContext): boolean =>
  !NOT_OURS.test(plain) && !NOT_OURS.test(entities.deed ?? '');

const purposeOf = ({ purpose }: SlotContext) => DAY_PURPOSES[purpose ?? 'general'];

export interface FoundDays {
  readonly best: DayPart | null;
  readonly second: DayPart | null;
  readonly worst: readonly string[];
}

const NONE: FoundDays = { best: null, second: null, worst: [] };

const partsAhead = perMessage((context): readonly DayPart[] => {
  const { from, to } = horizonOf(context);
  return dayPartsIn({ context, purpose: purposeOf(context), from, to }).filter(({ date }) =>
    isWanted(date, context),
  );
});

const rankedDays = perMessage((context): readonly DayPart[] => {
  const { from, to } = horizonOf(context);
  const least = daysBetween(from, to) < WEEK_DAYS ? BEST_OF_WEEK : STANDS_OUT;
  return partsAhead(context)
    .filter(({ score, contacts }) => score >= least && contacts.some((one) => one.score > 0))
    .toSorted((a, b) => b.score - a.score);
});

/** Up to so many stretches that stand out, the best first, each on a day of its own. */
export function bestDays(context: SlotContext, count: number): DayPart[] {
  if (!isDayOurs(context)) return [];
  const ranked = rankedDays(context);
  return ranked
    .filter((part, at) => ranked.findIndex(({ date }) => date === part.date) === at)
    .slice(0, count);
}

export const findDays = perMessage((context): FoundDays => {
  if (!isDayOurs(context)) return NONE;
  const parts = partsAhead(context);
  const ranked = rankedDays(context);
  const best = ranked[0] ?? null;
  const second =
    best === null
      ? null
      : (ranked.find(({ date }) => Math.abs(daysBetween(best.date, date)) >= APART_DAYS) ?? null);
  return { best, second, worst: worstOf(parts) };
});

/** The weekdays that the user asked for, without those that do not suit. */
function isWanted(date: string, { entities: { weekdays } }: SlotContext): boolean {
  const weekday = weekdayOf(date);
  if (weekdays === undefined) return true;
  return weekdays.only.length > 0
    ? weekdays.only.includes(weekday)
    : !weekdays.not.includes(weekday);
}

function worstOf(parts: readonly DayPart[]): string[] {
  const byDate = Map.groupBy(parts, ({ date }) => date);
  return [...byDate]
    .map(([date, own]) => ({
      date,
      score: own.reduce((sum, part) => sum + part.score, 0) / own.length,
    }))
    .filter(({ score }) => score <= AWKWARD)
    .toSorted((a, b) => a.score - b.score)
    .slice(0, 2)
    .map(({ date }) => date)
    .toSorted();
}

export type Verdict = 'good' | 'neutral' | 'awkward';
export interface JudgedDay {
  readonly iso: string;
  readonly score: number;
  readonly verdict: Verdict;
  /** What decided it; null for a neutral day. */
  readonly part: DayPart | null;
}

/** The day that the user named. */
export const judgeDay = perMessage((context): JudgedDay | null => {
  const { date } = context.entities;
  return date === undefined || date.isBirth ? null : judge(date.iso, context);
});

/** The better of two days that the user named; null where nothing separates them. */
export const judgeTwoDays = perMessage((context): JudgedDay | null => {
  const { date, date_b: other } = context.entities;
  if (date === undefined || other === undefined || date.isBirth || other.isBirth) return null;
  const days = [date, other].flatMap(({ iso }) => judge(iso, context) ?? []);
  const [first, second] = days.toSorted((a, b) => b.score - a.score);
  if (first === undefined || second === undefined) return null;
  return first.score - second.score >= LEAST_DIFFERENCE ? first : null;
});

const LEAST_DIFFERENCE = 0.1;

/** One day, for what the context is about. */
export function judge(iso: string, context: SlotContext): JudgedDay | null {
  if (!isDayOurs(context)) return null;
  const search = { context, purpose: purposeOf(context), from: iso, to: iso };
  const parts = dayPartsIn({ ...search, anyDay: true });
  if (parts.length === 0) return null;
  const sorted = parts.toSorted((a, b) => b.score - a.score);
  const [best, worst] = [sorted[0] ?? null, sorted.at(-1) ?? null];
  const score = parts.reduce((sum, part) => sum + part.score, 0) / parts.length;
  if (best !== null && best.score >= STANDS_OUT) {
    return { iso, score: score + best.score, verdict: 'good', part: best };
  }
  if (worst !== null && worst.score <= AWKWARD) {
    return { iso, score, verdict: 'awkward', part: worst };
  }
  return { iso, score, verdict: 'neutral', part: null };
}
