import { DAY_MS } from '@palm/astrology/instant';
import { weekdayOf } from '../facts/fact-words.ts';
import { type FactDays, passOn, type ToldFact } from '../facts/told-fact.ts';
import { sentencesOf } from '../text/sentences.ts';
import { type DateMention, dateMentionsIn } from './date-mentions.ts';
import { type Mention, mentionsIn } from './mentions.ts';

export interface KnownDays {
  /** The reader's day, yyyy-MM-dd. */
  readonly today: string;
  /** Dates that the conversation itself has named. */
  readonly said: string;
}

/** The dates of a text that are neither told by a fact it cites nor named in the conversation: the words, as they stand. */
export function findWrongDates(
  text: string,
  cited: readonly ToldFact[],
  { today, said }: KnownDays,
): string[] {
  const spans = cited.flatMap(({ days }) => (days === null ? [] : [days]));
  return sentencesOf(text).flatMap((sentence) => {
    const isOfSky = mentionsIn(sentence).some(isSky);
    const wrong = dateMentionsIn(sentence).filter(
      (mention) =>
        !(mention.is === 'weekday' && mention.isHabit && !isOfSky) &&
        !said.toLowerCase().includes(mention.words.toLowerCase()) &&
        !isToday(mention, today) &&
        !spans.some((span) => isTold(mention, span, today)),
    );
    return [...wrong.map(({ words }) => words), ...wrongPasses(sentence, spans, today)];
  });
}

/** Everyday words such as "meet" say nothing of the sky by themselves. */
const isSky = (mention: Mention): boolean =>
  mention.is !== 'tone' && mention.is !== 'unknown' && !(mention.is === 'aspect' && mention.isWeak);

const isToday = (mention: DateMention, today: string): boolean =>
  isOn(mention, today, today) ||
  (mention.is === 'month' && isWithin(mention, today, today)) ||
  (mention.is === 'year' && today.startsWith(String(mention.year)));

const WEEK_DAYS = 7;

const nextDay = (day: string): string =>
  new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Whether a mention names this day. */
function isOn(mention: DateMention, day: string, today: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  switch (mention.is) {
    case 'weekday': {
      const apart = Math.abs(Date.parse(day) - Date.parse(today)) / DAY_MS;
      return apart <= WEEK_DAYS && weekdayOf(day) === mention.weekday;
    }
    case 'day':
      return (
        mention.month === month &&
        mention.day === date &&
        (mention.year === null || mention.year === year)
      );
    case 'date':
      return mention.day === date;
    case 'month':
    case 'year':
      return false;
  }
}

/** Whether a month or year lies between two days. */
function isWithin(
  mention: Extract<DateMention, { is: 'month' | 'year' }>,
  since: string,
  until: string,
): boolean {
  if (mention.is === 'year') {
    return mention.year >= Number(since.slice(0, 4)) && mention.year <= Number(until.slice(0, 4));
  }
  const years = mention.year === null ? yearsFrom(since, until) : [mention.year];
  return years.some((year) => {
    const month = `${year}-${String(mention.month).padStart(2, '0')}`;
    return month >= since.slice(0, 7) && month <= until.slice(0, 7);
  });
}

function yearsFrom(since: string, until: string): number[] {
  const first = Number(since.slice(0, 4));
  return Array.from({ length: Number(until.slice(0, 4)) - first + 1 }, (_, at) => first + at);
}

function isTold(mention: DateMention, { since, exact, until, isRough }: FactDays, today: string) {
  const days = [since, ...exact, until].filter((day) => day !== null);
  if (mention.is === 'month' || mention.is === 'year') {
    const inOrder = [...days, today].toSorted();
    return days.length > 0 && isWithin(mention, inOrder[0] ?? today, inOrder.at(-1) ?? today);
  }
  // What ends on Thursday is gone by Friday.
  const after = until === null ? [] : [nextDay(until)];
  return !isRough && [...days, ...after].some((day) => isOn(mention, day, today));
}

const COUNTS = ['one', 'two', 'three', 'four', 'five'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const PASS =
  /\b(?:the )?(?<which>first|second|third|fourth|fifth|last|final)(?: and (?<also>last|final))?(?: of (?:its |the )?(?<of>two|three|four|five))?(?: (?:hard|easy|big|such|exact|of))*? (?:pass|passes|time|times|visits?|rounds?)\b/iu;

/** "The third and last time" of something that comes a fourth time. */
function wrongPasses(sentence: string, spans: readonly FactDays[], today: string): string[] {
  const said = PASS.exec(sentence);
  const passes = spans.flatMap((span) => passOn(span, today) ?? []);
  if (said === null || (passes.length === 0 && mentionsIn(sentence).length === 0)) return [];
  const { which = '', also, of } = said.groups ?? {};
  const isRight = passes.some(({ pass, of: all }) => {
    const isLast = which === 'last' || which === 'final' || also !== undefined;
    const place = ORDINALS.indexOf(which) + 1;
    return (
      (!isLast || pass === all) &&
      (place === 0 || place === pass) &&
      (of === undefined || COUNTS.indexOf(of) + 1 === all)
    );
  });
  return isRight ? [] : [said[0]];
}
