import { capitalised } from '../../text/capitalised.ts';
import type { News } from '../news/news.ts';
import { WEEKDAYS } from '../../text/calendar-names.ts';
import type { Slot } from '../vocabulary.ts';
import { MATTER_WORDS } from './matter-words.ts';
import {
  hasYear,
  LATE_TONIGHT,
  type ReadOn,
  renderDate,
  renderDay,
  withYear,
} from './render-date.ts';

/** `sinceInFull` and `untilInFull` are for a span of which one end names its year: then the other does too. */
export type Slots = Readonly<Partial<Record<Slot | 'sinceInFull' | 'untilInFull', string>>>;

/** What can be said of when the news is; what is not known stays empty. */
export function slotsOf(
  { timing, at, about }: Pick<News, 'timing' | 'at' | 'about'>,
  on: ReadOn,
  name: string | undefined,
): Slots {
  const { since, exact, until, scale } = timing;
  const dated = (moment: number | null) =>
    moment === null ? undefined : renderDate(moment, scale, on);
  const inFull = (moment: number | null, other: number | null) =>
    moment !== null && hasYear(dated(other) ?? '') && yearOf(moment) !== yearOf(other)
      ? withYear(dated(moment) ?? '', moment, on.zone)
      : undefined;
  const slots = {
    name,
    since: dated(since),
    sinceInFull: inFull(since, until),
    untilInFull: inFull(until, since),
    exact: dated(exact),
    until: dated(until)?.replace(/^today$/u, TONIGHT),
    day: at === null ? undefined : renderDay(at, on),
    matter: about.matter === null ? undefined : MATTER_WORDS[about.matter],
  };
  return Object.fromEntries(Object.entries(slots).filter(([, words]) => words !== undefined));
}

const yearOf = (moment: number | null): number => new Date(moment ?? NaN).getUTCFullYear();

/** What ends today holds for the rest of it. */
const TONIGHT = 'tonight';

/** "From last Sunday to tonight" leaves no time to do anything. */
export const isAllButOver = (text: string, { until }: Slots): boolean =>
  until === TONIGHT && text.includes('{since}') && text.includes('{until}');

const SLOT = /\{(?<slot>\w+)\}/gu;

const slotsIn = (text: string): string[] =>
  [...text.matchAll(SLOT)].map(({ groups }) => groups?.['slot'] ?? '');

/** Whether every slot has words. */
export const canFill = (text: string, slots: Slots): boolean =>
  slotsIn(text).every((slot) => slot in slots);

export function fill(text: string, slots: Slots): string {
  const isSpan = text.includes('{since}') && text.includes('{until}');
  const { sinceInFull, untilInFull, ...plain } = slots;
  const since = (isSpan ? sinceInFull : undefined) ?? plain.since ?? '';
  const until = (isSpan ? untilInFull : undefined) ?? plain.until ?? '';
  const words = new Map(Object.entries({ ...plain, since, until }));
  const started = beganLately(since) || endsSoon(slots) ? withoutStart(text) : text;
  return saidOnce(until === LATE_TONIGHT ? withoutEnd(started) : started)
    .replaceAll(SLOT, (_, slot: string) => words.get(slot) ?? '')
    .replaceAll('**', '')
    .replaceAll(/\b(?:[Oo]n|[Aa]round|[Nn]ear) (?=(?:today|tonight)\b(?!['’]))/gu, '')
    .replaceAll(/\b(?:[Aa]bout|[Aa]round|[Nn]ear|[Oo]n) (?=about [A-Z])/gu, '')
    .replaceAll(
      /\b(?<o>[Oo])n (?=(?:[A-Z][a-z]+ )?\d{4}\b)/gu,
      (_, o: string) => `${o === 'O' ? 'I' : 'i'}n `,
    )
    .replaceAll(/\bat (?=late tonight\b|tomorrow \w)/gu, '')
    .replaceAll(/ {2,}/gu, ' ')
    .replaceAll(/ +\n/gu, '\n')
    .replaceAll(/(?:^|(?<=[.?!]["”]?\s|\n))(?:today|tonight|about)\b/gu, capitalised)
    .trim();
}

/** "From last Sunday to Saturday", or "from April 2 to Saturday", says less than "until Saturday". */
const beganLately = (since: string): boolean =>
  /^(?:last |the night before last$|yesterday|today$)/u.test(since);

const endsSoon = ({ until = '' }: Slots): boolean =>
  [TONIGHT, ...WEEKDAYS].some((day) => day === until);

const withoutStart = (text: string): string =>
  text
    .replaceAll(/\b(?:From|Between) \{since\} (?:to|until|and) \{until\}/gu, 'Until {until}')
    .replaceAll(/\b(?:from|between) \{since\} (?:to|until|and) \{until\}/gu, 'until {until}');

/** "Between 9:10 pm and late tonight" is "from 9:10 pm on". */
const withoutEnd = (text: string): string =>
  text
    .replaceAll(/\bBetween \{since\} and \{until\}/gu, 'From {since} on')
    .replaceAll(/\bbetween \{since\} and \{until\}/gu, 'from {since} on');

/** The end of a time is told once: "until Friday", and later on "by then" or "after that". */
function saidOnce(text: string): string {
  const first = text.indexOf(UNTIL) + UNTIL.length;
  const rest = text
    .slice(first)
    .replaceAll(/\b(?<after>[Aa]fter) \{until\}/gu, '$<after> that')
    .replaceAll(/\bat \{until\}/gu, 'then')
    .replaceAll(UNTIL, 'then');
  return text.includes(UNTIL) ? text.slice(0, first) + rest : text;
}

const UNTIL = '{until}';
