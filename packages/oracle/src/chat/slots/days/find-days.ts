import { DAY_PURPOSES } from '../../../../content/chat/day-purposes.ts';
import { daysBetween } from '../calendar/local-time.ts';
import { perMessage, type SlotContext } from '../slot.ts';
import { horizonOf } from './day-horizon.ts';
import { type DayPart, dayPartsIn } from './day-parts.ts';

/** Above it a stretch stands out; below its negative a day is left alone. */
const STANDS_OUT = 0.5;
const AWKWARD = -0.6;
const APART_DAYS = 3;

/** Days for these come from the people who know the case. */
const NOT_OURS =
  /\b(?:surger(?:y|ies)|operation|operated|treatments?|chemo\w*|procedure|medication|court|hearing|trial date|custody|lawsuit|invest\w*|crypto|bitcoin|stocks?|shares|trad(?:e|ing)|bet|bets|betting|gambl\w*|lotter\w*|lotto|casino|conceiv\w*|pregnan\w*|ivf|abortion|c-section)\b/u;

const isDayOurs = ({ plain, entities }: SlotContext): boolean =>
  !NOT_OURS.test(plain) && !NOT_OURS.test(entities.deed ?? '');

const purposeOf = ({ purpose }: SlotContext) => DAY_PURPOSES[purpose ?? 'general'];

export interface FoundDays {
  readonly best: DayPart | null;
  readonly second: DayPart | null;
  readonly worst: readonly string[];
}

const NONE: FoundDays = { best: null, second: null, worst: [] };

export const findDays = perMessage((context): FoundDays => {
  if (!isDayOurs(context)) return NONE;
  const { from, to } = horizonOf(context);
  const parts = dayPartsIn({ context, purpose: purposeOf(context), from, to });
  const ranked = parts
    .filter(({ score }) => score >= STANDS_OUT)
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0] ?? null;
  const second =
    best === null
      ? null
      : (ranked.find(({ date }) => Math.abs(daysBetween(best.date, date)) >= APART_DAYS) ?? null);
  return { best, second, worst: worstOf(parts) };
});

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
  readonly verdict: Verdict;
  /** What decided it; null for a neutral day. */
  readonly part: DayPart | null;
}

/** The day that the reader named. */
export const judgeDay = perMessage((context): JudgedDay | null => {
  const { date } = context.entities;
  if (date === undefined || date.isBirth || !isDayOurs(context)) return null;
  const search = { context, purpose: purposeOf(context), from: date.iso, to: date.iso };
  const parts = dayPartsIn({ ...search, anyDay: true });
  if (parts.length === 0) return null;
  const sorted = parts.toSorted((a, b) => b.score - a.score);
  const [best, worst] = [sorted[0] ?? null, sorted.at(-1) ?? null];
  if (best !== null && best.score >= STANDS_OUT) return { verdict: 'good', part: best };
  if (worst !== null && worst.score <= AWKWARD) return { verdict: 'awkward', part: worst };
  return { verdict: 'neutral', part: null };
});
