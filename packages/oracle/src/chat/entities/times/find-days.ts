import type { NamedDay } from '../../understood.ts';
import {
  addDays,
  asDate,
  dayWords,
  easterOf,
  isoOf,
  nthWeekdayOf,
  WEEKDAYS,
  MONTHS,
} from './calendar-day.ts';

const MONTH = String.raw`(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.)?`;
const YEAR = String.raw`(?:,?\s+(?<year>(?:19|20)\d{2}))?`;
const WRITTEN = [
  new RegExp(String.raw`\b${MONTH}\s+(?:the\s+)?${DAY}\b${YEAR}`, 'iu'),
  new RegExp(String.raw`\b${DAY}\s+(?:of\s+)?${MONTH}(?![a-z])${YEAR}`, 'iu'),
];
const SLASHED =
  /\b(?<first>\d{1,2})(?<mark>[/.-])(?<second>\d{1,2})[/.-](?<year>(?:19|20)?\d{2})\b/u;
const ISO = /\b(?<year>(?:19|20)\d{2})-(?<month>\d{2})-(?<day>\d{2})\b/u;
const BIRTH = /\b(?:born|birthday is|birth ?date|dob|b-?day is|bday is)\b/iu;

/** The first day that is named, seen from `today` (YYYY-MM-DD). */
export function findDay(text: string, today: string): NamedDay | null {
  return (
    writtenDay(text, today) ??
    holidayIn(text, today) ??
    relativeDay(text, today) ??
    // "saturday the 23rd" is the 23rd.
    dayOfMonth(text, today) ??
    weekdayIn(text, today)
  );
}

/** What stands between two days that are named. */
export const BETWEEN_DAYS =
  /\b(?:or|vs|versus|and)\b|[.;\n](?!\d)|,(?!\s*(?:19|20)\d{2})|(?<=\b(?:19|20)\d{2})\s+(?=(?:him|her|he|she|his|hers|them|mine|me|my)\b)/iu;

/** The second of two days that are set side by side: "friday or saturday". */
export function findSecondDay(text: string, today: string): NamedDay | null {
  const days = text.split(BETWEEN_DAYS).flatMap((part) => findDay(part, today) ?? []);
  const [first] = days;
  return days.find(({ iso }) => iso !== first?.iso) ?? null;
}

/** "by friday", "before march 3": the day by which something has to be done. */
export function findDeadline(text: string, today: string): NamedDay | null {
  const rest = /\b(?:by|before|until|till|no later than|due)\s+(?<rest>.{3,30})/iu.exec(text)
    ?.groups?.['rest'];
  return rest === undefined ? null : findDay(rest, today);
}

interface Parts {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

function writtenDay(text: string, today: string): NamedDay | null {
  const parts = partsIn(text);
  if (parts === null || parts.month > 12 || parts.day > 31 || parts.day < 1) return null;
  const isBirth =
    BIRTH.test(text) || (parts.year !== null && parts.year < Number(today.slice(0, 4)));
  return named(parts, today, isBirth);
}

function partsIn(text: string): Parts | null {
  const iso = ISO.exec(text)?.groups;
  if (iso)
    return { year: Number(iso['year']), month: Number(iso['month']), day: Number(iso['day']) };
  const slashed = SLASHED.exec(text)?.groups;
  if (slashed) return slashedParts(slashed);
  for (const pattern of WRITTEN) {
    const found = pattern.exec(text)?.groups;
    if (!found) continue;
    const month = MONTHS.findIndex((name) =>
      name.toLowerCase().startsWith((found['month'] ?? '').slice(0, 3).toLowerCase()),
    );
    const year = found['year'] === undefined ? null : Number(found['year']);
    return { year, month: month + 1, day: Number(found['day']) };
  }
  return null;
}

/** The point in "24. November", in whatever language, ends no sentence. */
const POINT_OF_DAY =
  /(?<=\b\d{1,2})\.(?=\s+(?:jan|feb|fév|fev|m[aä]r|apr|avr|abr|mai|may|mag|mei|maj|jun|juin|giu|czer|haz|jul|juil|lug|lip|tem|aug|ago|aoû|sie|a[gğ]u|sep|set|wrz|eyl|o[ck]t|ott|out|pa[zź]|eki|nov|list|kas|de[cz]|dic|déc|gru|ara|sty|oca|lut|[sş]ub|kwi|nis)\p{L}*)/giu;

/** A message with its dates as they are written outside of America: 02/10/1998 is in October. */
export const withDayFirst = (text: string): string =>
  text
    .replaceAll(POINT_OF_DAY, '')
    .replaceAll(new RegExp(SLASHED, 'gu'), (typed, day: string, _mark, month: string, year) =>
      Number(month) > 12 ? typed : `${day}.${month}.${year}`,
    );

/** Month first, as most write it; day first between points, and where it cannot be otherwise. */
function slashedParts(found: Readonly<Record<string, string | undefined>>): Parts {
  const [first, second] = [Number(found['first']), Number(found['second'])];
  const typed = found['year'] ?? '';
  const year =
    typed.length === 4 ? Number(typed) : Number(typed) + (Number(typed) > 40 ? 1900 : 2000);
  const isDayFirst = first > 12 || (found['mark'] === '.' && second <= 12);
  return isDayFirst ? { year, month: second, day: first } : { year, month: first, day: second };
}

function named({ year, month, day }: Parts, today: string, isBirth: boolean): NamedDay | null {
  const thisYear = Number(today.slice(0, 4));
  const iso = isoOf(year ?? thisYear, month, day);
  if (isoFrom(asDate(iso)) !== iso) return null;
  const next = year === null && !isBirth && iso < today ? isoOf(thisYear + 1, month, day) : iso;
  const words = dayWords(next, isBirth && year !== null);
  // A birthday without its year falls on another weekday every year.
  return { words: isBirth ? words.replace(/^\w+day, /u, '') : words, iso: next, isBirth };
}

const isoFrom = (date: Date): string => date.toISOString().slice(0, 10);

const plain = (iso: string, words?: string): NamedDay => ({
  words: words ?? dayWords(iso, false),
  iso,
  isBirth: false,
});

const HOLIDAYS: readonly (readonly [RegExp, string, (year: number) => string])[] = [
  [/\bchristmas eve\b/iu, 'Christmas Eve', (year) => isoOf(year, 12, 24)],
  [/\b(?:christmas|xmas)\b/iu, 'Christmas', (year) => isoOf(year, 12, 25)],
  [/\bnew years? eve|new year's eve|\bnye\b/iu, "New Year's Eve", (year) => isoOf(year, 12, 31)],
  [/\bnew year'?s(?: day)?\b/iu, "New Year's Day", (year) => isoOf(year, 1, 1)],
  [/\bvalentine'?s?\b/iu, "Valentine's Day", (year) => isoOf(year, 2, 14)],
  [/\bhalloween\b/iu, 'Halloween', (year) => isoOf(year, 10, 31)],
  [/\bthanksgiving\b/iu, 'Thanksgiving', (year) => nthWeekdayOf(year, 11, 4, 4)],
  [/\bmother'?s day\b/iu, "Mother's Day", (year) => nthWeekdayOf(year, 5, 0, 2)],
  [/\bfather'?s day\b/iu, "Father's Day", (year) => nthWeekdayOf(year, 6, 0, 3)],
  [/\beaster\b/iu, 'Easter', easterOf],
];

/** "born on christmas day 1990" */
const BORN_IN_YEAR = /\bborn\b.*\b(?<year>(?:19|20)\d{2})\b/iu;

function holidayIn(text: string, today: string): NamedDay | null {
  const found = HOLIDAYS.find(([pattern]) => pattern.test(text));
  if (!found) return null;
  const [, name, dayIn] = found;
  const typed = BORN_IN_YEAR.exec(text)?.groups?.['year'];
  if (typed !== undefined) {
    const born = dayIn(Number(typed));
    return { words: dayWords(born, true), iso: born, isBirth: true };
  }
  const year = Number(today.slice(0, 4));
  const iso = dayIn(year) < today ? dayIn(year + 1) : dayIn(year);
  return plain(iso, name);
}

function relativeDay(text: string, today: string): NamedDay | null {
  if (/\bday after tomorrow\b/iu.test(text)) return plain(addDays(today, 2));
  if (/\b(?:tomorrow|tmrw|tmr|tomoz|2moro)\b/iu.test(text))
    return plain(addDays(today, 1), 'tomorrow');
  if (/\b(?:tonight|2nite|tonite)\b/iu.test(text)) return plain(today, 'tonight');
  return null;
}

function weekdayIn(text: string, today: string): NamedDay | null {
  const found =
    /\b(?<before>since|last|on|every|was)?\s*(?<next>next\s+)?(?<name>mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?<full>day)s?\b/iu.exec(
      text,
    )?.groups ??
    /\b(?<before>since|last|on|by|this)\s+(?<next>next\s+)?(?<name>mon|tue|tues|wed|thu|thurs|fri|sat|sun)\b/iu.exec(
      text,
    )?.groups;
  if (!found || /^(?:since|last|every|was)$/iu.test(found['before'] ?? '')) return null;
  const wanted = WEEKDAYS.findIndex((day) =>
    day.toLowerCase().startsWith((found['name'] ?? '').slice(0, 3).toLowerCase()),
  );
  const ahead = (wanted - asDate(today).getUTCDay() + 7) % 7 || 7;
  const week = found['next'] && ahead < 3 ? 7 : 0;
  return plain(addDays(today, ahead + week));
}

/** "on the 14th" */
function dayOfMonth(text: string, today: string): NamedDay | null {
  const day = Number(
    /\b(?:on|for|by|until|the)\s+(?:the\s+)?(?<day>\d{1,2})(?:st|nd|rd|th)\b(?!\s+(?:house|birthday|anniversary|grade|century|floor|time|date))/iu.exec(
      text,
    )?.groups?.['day'],
  );
  if (!(day >= 1 && day <= 31)) return null;
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const first = /\b\d{1,2}(?:st|nd|rd|th) (?:of )?next month\b/iu.test(text) ? 1 : 0;
  for (let ahead = first; ahead < 3; ahead += 1) {
    const index = month - 1 + ahead;
    const iso = isoOf(year + Math.floor(index / 12), (index % 12) + 1, day);
    if (iso >= today && isoFrom(asDate(iso)) === iso) return plain(iso);
  }
  return null;
}
