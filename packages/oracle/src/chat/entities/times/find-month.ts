import { MONTHS, WEEKDAYS } from './calendar-day.ts';

const NAME = String.raw`(?<name>jan(?:uary)?|feb(?:ruary)?|march|april|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;
/** Not beside a day of its own: "march 3" is a day. "May" and "mar" need a word before them. */
const NAMED = new RegExp(
  String.raw`(?<!\d(?:st|nd|rd|th)?\s(?:of\s)?)(?<!since |last )\b(?:${NAME}\b|(?:in|for|about|next|early|late|until|of)\s+(?<may>may|mar|apr|jun|jul)\b)(?!\s+(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?\b(?!\d))(?:\s+(?<year>20\d{2}))?`,
  'iu',
);

/** A month ahead that is named without a day, as YYYY-MM. */
export function findMonth(text: string, today: string): string | null {
  const found = NAMED.exec(text)?.groups;
  const name = (found?.['name'] ?? found?.['may'] ?? '').slice(0, 3).toLowerCase();
  if (name === '') return null;
  const month = MONTHS.findIndex((one) => one.toLowerCase().startsWith(name)) + 1;
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const said = found?.['year'] === undefined ? null : Number(found['year']);
  return `${said ?? (month < now ? year + 1 : year)}-${String(month).padStart(2, '0')}`;
}

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
