import { WEEKDAYS } from './calendar-day.ts';

const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?`;
const DAYS = String.raw`${DAY}(?:\s*(?:,|and|or|&)\s*${DAY})*`;
const NOT = new RegExp(
  String.raw`\b(?<days>${DAYS})\s+(?:i\s+|we\s+)?(?:can ?no?t|cannot|can't|do(?:es)? ?n[o']?t work|is (?:out|taken|full|no good)|i'?m (?:off|busy|away|working)|i am (?:off|busy|away)|i work|i'm at)|\b(?:not|can'?t(?: do)?|cannot(?: do)?|busy|except|but not|other than|any day but)\s+(?:on\s+)?(?<after>${DAYS})`,
  'iu',
);
const ONLY = new RegExp(
  String.raw`\b(?:only|best|which|what|any)\s+(?:(?:do|can|on|free|good)\s+){0,2}(?<days>${DAYS})`,
  'iu',
);
const WEEKENDS = /\bonly (?:do |on )?(?:the )?weekends?\b|\bwhich weekend\b/iu;

/** "fridays only", "thursday i can't": which weekdays may be chosen; null where none was said. */
export function findWeekdays(text: string): { only: number[]; not: number[] } | null {
  const left = NOT.exec(text)?.groups;
  const not = numbersIn(left?.['days'] ?? left?.['after'] ?? '');
  const asked = not.length > 0 ? '' : (ONLY.exec(text)?.groups?.['days'] ?? '');
  const only = WEEKENDS.test(text) ? [6, 0] : numbersIn(asked);
  return not.length === 0 && only.length === 0 ? null : { only, not };
}

const numbersIn = (days: string): number[] =>
  WEEKDAYS.flatMap((day, index) => (days.toLowerCase().includes(day.toLowerCase()) ? [index] : []));
