const SMALL_NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
const NUMBER = String.raw`(?<count>\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a couple of|couple of|a couple|couple|a few|few|several|many|some|half a)`;
const UNIT = String.raw`(?<unit>minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|months?|mos?|years?|yrs?|decades?)`;
const LENGTH = new RegExp(
  String.raw`\b${NUMBER}\s*\+?\s*(?<long>long\s+|whole\s+|full\s+|entire\s+)?${UNIT}\b(?!\s*-?(?:old|apart))`,
  'iu',
);
const STRETCH =
  /\b(?<stretch>(?:this|next)\s+(?:week|weekend|month|year|spring|summer|fall|autumn|winter)|(?:my|the coming|this coming) weekend|by (?:spring|summer|fall|autumn|winter|the end of the (?:week|month|year))|(?:in\s+)?(?:19|20)\d{2})\b/iu;

/** How long, or within what stretch: "three days", "this week". */
export function findSpan(text: string): string | undefined {
  const length = LENGTH.exec(text)?.groups;
  if (length && !isOnlyAMoment(text, length['unit'] ?? ''))
    return `${countWords(length['count'] ?? '')} ${unitWords(length)}`;
  return STRETCH.exec(text)?.groups?.['stretch']?.toLowerCase();
}

/** "3 min after I posted", "a 4 minute voice note": no time of waiting. */
const isOnlyAMoment = (text: string, unit: string): boolean =>
  /^(?:m|h)/iu.test(unit) &&
  !/^mo/iu.test(unit) &&
  /\b(?:min(?:ute)?s?|hours?|hrs?)\s+(?:after|later|before|early|late|away|walk|drive|flight|voice|video|call|ride|apart)\b|\bevery \w+ (?:min|hour)/iu.test(
    text,
  );

function countWords(count: string): string {
  const lower = count.toLowerCase();
  if (/^\d+$/u.test(lower)) return SMALL_NUMBERS[Number(lower)] ?? lower;
  if (lower === 'a couple' || lower === 'couple' || lower === 'couple of') return 'a couple of';
  if (lower === 'few') return 'a few';
  return lower;
}

const LONG_UNITS: ReadonlyMap<string, string> = new Map([
  ['min', 'minute'],
  ['hr', 'hour'],
  ['wk', 'week'],
  ['mo', 'month'],
  ['yr', 'year'],
]);

function unitWords({
  count = '',
  unit = '',
}: Readonly<Record<string, string | undefined>>): string {
  const one = unit.toLowerCase().replace(/s$/u, '');
  const long = LONG_UNITS.get(one) ?? one;
  return /^(?:1|an?|one|half a)$/iu.test(count) ? long : `${long}s`;
}

/** "3am" → "3 a.m." */
export function findClock(text: string): string | undefined {
  const found = /\b(?<hour>\d{1,2})(?::(?<minute>\d{2}))?\s*(?<half>[ap])\.?m\b/iu.exec(
    text,
  )?.groups;
  if (!found || Number(found['hour']) > 12) return undefined;
  const minute = found['minute'] === undefined ? '' : `:${found['minute']}`;
  return `${Number(found['hour'])}${minute} ${found['half']?.toLowerCase()}.m.`;
}

const TENS = 'twenty thirty forty fifty sixty seventy eighty'.split(' ');

/** The user's own age: "i'm 31", "turning thirty", "at 40", "(29F)". */
export function findAge(text: string): number | undefined {
  const digits =
    /\b(?:i'?m|i am|im|age|aged|turn(?:ing|ed)?|at)\s+(?:only\s+|already\s+|almost\s+|nearly\s+|about to be\s+|now\s+)?(?<age>\d{2})\b(?!\s*(?:%|minutes|mins|hours|days|weeks|months|am|pm|a\.m|p\.m|:))/iu.exec(
      text,
    ) ??
    /\b(?<age>\d{2})\s*(?:years? old|yrs? old|y\/?o|yo)\b/iu.exec(text) ??
    /(?:^|[\s(])(?<age>\d{2})\s?[mf](?=[\s),.]|$)/iu.exec(text);
  const age = Number(digits?.groups?.['age']);
  if (age >= 10 && age <= 99) return age;
  const word = new RegExp(
    String.raw`\b(?:turn(?:ing|ed)|i'?m|i am|at)\s+(?<tens>${TENS.join('|')})(?:[- ](?<ones>${SMALL_NUMBERS.slice(1, 10).join('|')}))?\b`,
    'iu',
  ).exec(text)?.groups;
  if (!word) return undefined;
  const ones = SMALL_NUMBERS.indexOf(word['ones']?.toLowerCase() ?? 'zero');
  return (TENS.indexOf(word['tens']?.toLowerCase() ?? '') + 2) * 10 + ones;
}

/** A number that is itself asked about: 11:11, 444, "life path 7". */
export function findNumber(text: string): string | undefined {
  const clock = /\b(?<number>(?<hour>\d{1,2}):(?<minute>\d{2}))\b(?!\s*[ap]\.?m)/iu.exec(
    text,
  )?.groups;
  if (
    clock &&
    (clock['hour'] === clock['minute'] || clock['minute']?.[0] === clock['minute']?.[1])
  ) {
    return clock['number'];
  }
  const repeated = /\b(?<number>(?<digit>\d)\k<digit>{2,3})\b/u.exec(text)?.groups?.['number'];
  if (repeated !== undefined) return repeated;
  return /\b(?:number|path|path number|a|an)\s+(?<number>11|22|33|[1-9])\b(?!\s*(?:am|pm|days?|weeks?|years?|months?|hours?))/iu.exec(
    text,
  )?.groups?.['number'];
}
