import { DAY_MS } from '@palm/astrology/instant';
import { hashOf } from '../../text/hash.ts';
import type { Book } from '../book.ts';
import type { Passage } from '../entry.ts';
import { isSlow } from '../news/contact-timing.ts';
import { type News, RUNS, storyOf } from '../news/news.ts';
import type { Lens } from '../vocabulary.ts';
import { canFill, isAllButOver, type Slots } from '../slots/fill-slots.ts';
import { fitsCalendar } from '../slots/fits-calendar.ts';
import { fitsDay, namesItsWeekday } from '../slots/fits-day.ts';
import { fitsSpan } from '../slots/fits-span.ts';
import type { BookHistory } from './history.ts';
import { openingOf } from './openings.ts';
import { tellsTheirSign } from './signs/partner-sign.ts';
import { timesTold } from './other-pages.ts';
import type { PageRequest } from './page-request.ts';
import { daysAhead, type ReadOn } from '../slots/render-date.ts';
import { hasRested } from './rest-days.ts';

/** News that was told already, or lately by another page, comes after everything of its own rank. */
const TOLD_LATER = 0.9;
/** Each other page of the day that tells a fact puts it two ranks back, so that the pages of one day differ. */
const TOLD_TODAY = 3;
/** A told story that runs on without news comes after an ordinary day's; a quick one is told once. */
const AFTER_ALL_NEWS = 6.9;

/** The news of the day in the order in which this type of page takes it. */
export function ranked(
  news: readonly News[],
  {
    bonus,
    history: { told },
    others,
    on,
  }: Pick<PageRequest, 'bonus' | 'history' | 'others' | 'on'>,
): News[] {
  const stories = new Set([...told].map(storyOf));
  const isOver = ({ event, about }: News): boolean =>
    (event.endsWith(RUNS) || isQuick(about.body)) && stories.has(storyOf(event));
  const isLate = (one: News): boolean => isOver(one) || isLeaving(one, on);
  const score = (one: News): number => {
    const rank = one.rank - bonus(one);
    const isLately = timesTold(one, others.lately) > 0;
    return (
      (isLate(one) ? Math.max(rank, AFTER_ALL_NEWS) : rank) +
      (told.has(one.event) || isLately ? TOLD_LATER : 0) +
      TOLD_TODAY * timesTold(one, others.today)
    );
  };
  return news
    .filter((one) => !one.isSeason && !(one.rank < 2 && told.has(one.event)))
    .map((one) => ({ one, score: score(one) }))
    .toSorted((a, b) => a.score - b.score || (a.one.key < b.one.key ? -1 : 1))
    .map(({ one }) => one);
}

/** Their contacts are over within days: the beginning and the exact date are one piece of news. */
const isQuick = (body: News['about']['body']): boolean =>
  body === 'sun' || body === 'mercury' || body === 'venus' || body === 'mars';

/** The last tenth of a contact or a stay is too short for what its passages advise, but for what took years or is yet to be exact. */
const isLeaving = ({ timing: { since, until, scale }, about, at }: News, on: ReadOn): boolean => {
  if (until === null || scale === 'clock' || isSlow(about.body ?? 'sun')) return false;
  if (at !== null && daysAhead(at, on) >= 0) return false;
  const days = since === null ? 0 : (until - since) / DAY_MS;
  return daysAhead(until, on) <= days * LAST_SHARE;
};

const LAST_SHARE = 0.1;

export type Wanted = {
  /** The first is the one of the page, the others are for when its shelf is empty. */
  readonly lenses: readonly (Lens | 'lead')[];
  readonly slots: Slots;
  readonly on: ReadOn;
  /** Days within which no passage comes again; null takes what was read longest ago. */
  readonly restDays: number | null;
  readonly seed: string;
  /** First words of what the user saw lately. */
  readonly avoided: ReadonlySet<string>;
};

/** The passages for the news that the user has not met lately, the best first. */
export function passagesFor(
  book: Book,
  { key, turn, about, timing, at, fact }: News,
  { lenses, slots, on, restDays, seed, avoided }: Wanted,
  { used, lastShape }: BookHistory,
): Passage[] {
  const { date } = on;
  const isSlowEnd = endsSoon({ about, timing, at }, on);
  const isTimed = timing.until !== null || at !== null;
  const shelf = (book.entry(key)?.passages ?? []).filter(
    (passage) =>
      lenses.includes(passage.lens) &&
      (passage.turn === null || passage.turn === turn) &&
      (passage.owner === null || passage.owner.yours === about.point) &&
      (restDays === null ||
        (hasRested(used.get(passage.id), date, restDays) &&
          !avoided.has(openingOf(passage.text)))) &&
      canFill(passage.text, slots) &&
      !(fact.kind === 'house' && tellsTheirSign(key, passage)) &&
      !namesItsWeekday(`${passage.title} ${passage.text}`, slots) &&
      !isAllButOver(passage.text, slots) &&
      (passage.turn === 'last' || !isSlowEnd) &&
      (!isTimed || fitsTime(passage, timing, on)) &&
      (passage.lens === 'lead' || fitsCalendar(`${passage.title} ${passage.text}`, timing, on)),
  );
  const lastUse = ({ id }: Passage): number => Date.parse(used.get(id) ?? NEVER) / DAY_MS;
  const place = (passage: Passage): number =>
    (passage.owner === null ? 0 : OWNED_FIRST) +
    10 * lenses.indexOf(passage.lens) +
    (passage.turn === turn ? 0 : 4) +
    (passage.shape === lastShape ? 1 : 0);
  const shuffled = shelf
    .map((passage) => ({ passage, hash: hashOf(`${seed} ${passage.id}`) }))
    .toSorted((a, b) => a.hash - b.hash)
    .map(({ passage }) => ({ passage, last: lastUse(passage), place: place(passage) }));
  return rotated(shuffled, Math.floor(Date.parse(date) / DAY_MS))
    .toSorted((a, b) => a.last - b.last || a.place - b.place)
    .map(({ passage }) => passage);
}

/** A passage that knows whose planet is whose comes before every other. */
const OWNED_FIRST = -100;

/** The last days of what took months or years have passages of their own. */
const endsSoon = (
  { about, timing: { until }, at }: Pick<News, 'about' | 'timing' | 'at'>,
  on: ReadOn,
): boolean =>
  isSlow(about.body ?? 'sun') &&
  at === null &&
  until !== null &&
  daysAhead(until, on) <= SLOW_END_DAYS;

const SLOW_END_DAYS = 2;

const fitsTime = ({ title, text }: Passage, timing: News['timing'], on: ReadOn): boolean =>
  fitsSpan(text, timing, on) && fitsDay(`${title} ${text}`, timing, on);

/** Stands for the last use of what was never read. */
export const NEVER = '1970-01-01';

/** Two days in a row do not begin with the same one. */
const rotated = <T>(list: readonly T[], by: number): T[] =>
  list.map((_, index) => list[(index + by) % list.length]).filter((one) => one !== undefined);
