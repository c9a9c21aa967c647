import { MONTHS, WEEKDAYS } from '../../text/calendar-names.ts';

/** A day or a month where it stands in a sentence. */
export type DateMention = { readonly words: string } & (
  | {
      readonly is: 'weekday';
      readonly weekday: string;
      /** Comes every week, or is one that the user may use: nothing is said to happen on it. */
      readonly isHabit: boolean;
    }
  | {
      readonly is: 'day';
      readonly month: number;
      readonly day: number;
      readonly year: number | null;
    }
  | {
      readonly is: 'month';
      readonly month: number;
      readonly year: number | null;
      /** Nothing is said to happen in it: "people who can sell an umbrella in June". */
      readonly isIdle: boolean;
    }
  | { readonly is: 'year'; readonly year: number }
  | { readonly is: 'date'; readonly day: number }
);

const MONTH = String.raw`(?<month>${MONTHS.join('|')})`;
const WEEKDAY = String.raw`(?<weekday>${WEEKDAYS.join('|')})`;
const NUMBER = String.raw`(?<day>[12]?\d|3[01])(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:,? (?<year>20\d\d))?`;

const DAY = new RegExp(
  String.raw`\b(?:${MONTH} ${NUMBER}|[Tt]he ${NUMBER.replace('day', 'dayFirst')} of ${MONTH.replace('month', 'monthAfter')}|${NUMBER.replace('day', 'dayBefore')} ${MONTH.replace('month', 'monthLast')})${YEAR}\b`,
  'gu',
);
/** The first day of "from 3 to 17 March" and "between 4 and 19 February". */
const RANGE = new RegExp(
  String.raw`\b(?<day>[12]?\d|3[01])(?= (?:to|and|until) (?:[12]?\d|3[01]) ${MONTH}${YEAR}\b)`,
  'gu',
);
/** "May" and "March" are months only where a month can stand. */
const ALONE = new RegExp(
  String.raw`(?:(?<=\b(?:in|until|till|by|since|through|from|to|of|into|before|after|late|early|mid|next|last|this|and|around|between)[ -])|\b(?!May\b|March\b))${MONTH}${YEAR}\b`,
  'gu',
);
const BARE_YEAR = /\b(?<year>20\d\d)\b/gu;
const BARE_DAY = new RegExp(
  String.raw`\b[Tt]he (?<day>[12]?\d|3[01])(?:st|nd|rd|th)\b(?! house)`,
  'gu',
);
const WEEKDAY_NAMED = new RegExp(String.raw`\b${WEEKDAY}(?<many>s)?\b`, 'gu');

/** Where a weekday stands at the head of a sentence, something is said to happen on it. */
const HAPPENS =
  /^(?:on|by|before|this|next|come|from|until) (?:\w+ )?$|\b(?:lifts?|changes?|turns?|comes?|arrives?|happens?|ends?|begins?|brings?|peaks?|exact)\b[^.?!]{0,20}\bon $/iu;

/** A month of the user's own past, or one in which something of a certain kind could be. */
const IDLE =
  /\byou(?:'ve| have) (?:\w+ )?been [^.,;:?!]{1,40} since $|\b(?:who|that|which) (?:would|wouldn't|could|couldn't|can|can't) [^.,;:?!]{1,40} in $/iu;

const monthOf = (name: string | undefined): number => MONTHS.indexOf(name ?? '') + 1;
const yearOf = (year: string | undefined): number | null => (year ? Number(year) : null);

/** Every date in a sentence. What belongs to a longer one is not told again. */
export function dateMentionsIn(sentence: string): DateMention[] {
  let rest = sentence;
  const taken = (pattern: RegExp, said: (match: RegExpExecArray) => DateMention): DateMention[] => {
    const found = [...rest.matchAll(pattern)].map(said);
    rest = rest.replace(pattern, (words) => ' '.repeat(words.length));
    return found;
  };
  return [
    ...taken(RANGE, dayIn),
    ...taken(DAY, dayIn),
    ...taken(ALONE, ({ 0: words, index, groups }) => ({
      is: 'month',
      words,
      month: monthOf(groups?.['month']),
      year: yearOf(groups?.['year']),
      isIdle: IDLE.test(sentence.slice(0, index).replaceAll('’', "'")),
    })),
    ...taken(BARE_YEAR, ({ 0: words }) => ({ is: 'year', words, year: Number(words) })),
    ...taken(BARE_DAY, ({ 0: words, groups }) => ({
      is: 'date',
      words,
      day: Number(groups?.['day']),
    })),
    ...taken(WEEKDAY_NAMED, (match) => weekdayIn(match, sentence)),
  ];
}

function dayIn({ 0: words, groups = {} }: RegExpExecArray): DateMention {
  const { month, monthAfter, monthLast, day, dayFirst, dayBefore, year } = groups;
  return {
    is: 'day',
    words,
    month: monthOf(month ?? monthAfter ?? monthLast),
    day: Number(day ?? dayFirst ?? dayBefore),
    year: yearOf(year),
  };
}

function weekdayIn({ 0: words, index, groups }: RegExpExecArray, sentence: string): DateMention {
  const before = sentence.slice(0, index);
  const isHabit = groups?.['many'] !== undefined || !HAPPENS.test(before);
  return { is: 'weekday', words, weekday: groups?.['weekday'] ?? '', isHabit };
}
