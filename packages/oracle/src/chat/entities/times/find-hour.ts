import { hourWords } from '../../slots/calendar/date-words.ts';
/** An hour of birth as it is typed. */
export interface TypedHour {
  /** hh:mm, of 24 hours. */
  readonly iso: string;
  /** "6:15 a.m." */
  readonly words: string;
}

const HALF = String.raw`(?<half>[ap]\.?m\b\.?|(?:o'?clock )?(?:in the|at) (?:morning|night|evening|afternoon)|o'?clock|h\b|hrs?\b)`;
const CLOCK = new RegExp(
  String.raw`(?<![\d./:-])(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?(?![\d/:-]|\.\d)\s*${HALF}?`,
  'giu',
);
const NAMES: readonly string[] =
  'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const SPOKEN = new RegExp(
  String.raw`\b(?<part>half|quarter) (?<side>past|after|to) (?<hour>\d{1,2}|${NAMES.join('|')})\b\s*${HALF}?`,
  'iu',
);
const NAMED: readonly (readonly [RegExp, number])[] = [
  [/\bmidnight\b/iu, 0],
  [/\b(?:noon|midday|mid-day)\b/iu, 12],
];

/** The hour that a message tells: "6:15am", "quarter past 9 at night", "around noon". */
export function findHour(text: string): TypedHour | null {
  return spokenHour(text) ?? clockHour(text) ?? namedHour(text);
}

function spokenHour(text: string): TypedHour | null {
  const { part, side, hour = '', half } = SPOKEN.exec(text)?.groups ?? {};
  const named = NAMES.indexOf(hour.toLowerCase());
  const typed = named === -1 ? Number(hour) : named + 1;
  if (part === undefined || hour === '' || typed > 23) return null;
  const minutes = part.toLowerCase() === 'half' ? 30 : 15;
  const shift = side?.toLowerCase() === 'to' ? -minutes : minutes;
  return hourOf((wholeHour(typed, half) * 60 + shift + 24 * 60) % (24 * 60));
}

function clockHour(text: string): TypedHour | null {
  for (const { groups } of text.matchAll(CLOCK)) {
    const { hour = '', minute, half } = groups ?? {};
    const typed = Number(hour);
    if ((minute === undefined && half === undefined) || typed > 23 || Number(minute) > 59) continue;
    return hourOf(wholeHour(typed, half) * 60 + Number(minute ?? 0));
  }
  return null;
}

function namedHour(text: string): TypedHour | null {
  const found = NAMED.find(([pattern]) => pattern.test(text));
  return found === undefined ? null : hourOf(found[1] * 60);
}

/** "12 at night" is midnight, "9 at night" is 21, "2 at night" is two hours after midnight. */
function wholeHour(typed: number, half = ''): number {
  const isLate = /^p|evening|afternoon/iu.test(half) || (/night/iu.test(half) && typed > 5);
  const isMidnight = /^a|morning|night/iu.test(half) && typed === 12;
  if (isMidnight) return 0;
  return isLate && typed < 12 ? typed + 12 : typed;
}

function hourOf(minutes: number): TypedHour {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  const [hours, rest] = [hour, minute].map((part) => String(part).padStart(2, '0'));
  return { iso: `${hours}:${rest}`, words: hourWords(hour, minute) };
}
