import type { Book } from '../book.ts';
import type { Line } from '../entry.ts';
import { isSlow } from '../news/contact-timing.ts';
import type { About, News } from '../news/news.ts';
import { isOneOf, PERSONAL_PLANETS } from '../vocabulary.ts';
import { beatFor } from './beat-for.ts';
import type { PageRequest } from './page-request.ts';
import { canFill, fill, slotsOf } from '../slots/fill-slots.ts';
import { daysAhead, type ReadOn } from '../slots/render-date.ts';
import { hasRested, LINE_REST_DAYS } from './rest-days.ts';

export type Beneath = { readonly news: News; readonly line: Line; readonly text: string };

type Known = Pick<PageRequest, 'on' | 'name' | 'history' | 'others' | 'lenses'>;

/** The one line under a page: what else happens today, or the slow contact that runs beneath it. */
export const lineBeneath = (
  book: Book,
  news: readonly News[],
  headline: News,
  known: Known,
): Beneath | null =>
  eventLine(book, news, headline, known) ?? seasonLine(book, news, headline, known);

const isLunation = ({ key }: News): boolean => key.startsWith('lunation/');

/** New and full Moons, stations, and slow planets that change their place. */
const isEvent = ({ key, at, about }: News): boolean =>
  key.startsWith('lunation/') ||
  key.startsWith('station/') ||
  (key.startsWith('visit/') &&
    at !== null &&
    (isSlow(about.body ?? 'sun') || about.body === 'jupiter'));

/**
 * Such an event is never missed: where something heavier leads, it stands below. A Moon stands below every page, each
 * time by another line, as long as there are lines to spare.
 */
function eventLine(
  book: Book,
  news: readonly News[],
  headline: News,
  { on, name, history, lenses }: Known,
): Beneath | null {
  const isTold = lenses[0] === 'whole' ? isEvent : isLunation;
  const events = news
    .filter((one) => isTold(one) && !isSameEvent(one, headline))
    .toSorted((a, b) => a.rank - b.rank);
  for (const one of events) {
    const line = beatFor(book, one, history.used);
    const slots = { ...slotsOf(one, on, name), day: 'Today' };
    if (
      line !== undefined &&
      canFill(line.text, slots) &&
      (!wasToldLately(one, history, on) || hasLineToSpare(book, one, line, { history, on }))
    ) {
      return { news: one, line, text: fill(line.text, slots) };
    }
  }
  return null;
}

/** Within so many days a passage or line of the same kind was about the same event, or told it ahead in a week. */
const SAME_EVENT_DAYS = 6;

function wasToldLately(one: News, { used }: PageRequest['history'], { date }: ReadOn): boolean {
  const ofEvent = isLunation(one) ? 'lunation/' : one.key;
  return [...used].some(
    ([id, last]) => id.startsWith(ofEvent) && !hasRested(last, date, SAME_EVENT_DAYS),
  );
}

/** The last unread line on a Moon waits for the next Moon in the same place, a month later. */
function hasLineToSpare(
  book: Book,
  one: News,
  line: Line,
  { history: { used }, on }: Pick<Known, 'history' | 'on'>,
): boolean {
  const isUnread = ({ id }: Line): boolean => hasRested(used.get(id), on.date, LINE_REST_DAYS);
  if (!isLunation(one)) return isUnread(line);
  const beats = (book.entry(one.key)?.lines ?? []).filter(({ kind }) => kind === 'beat');
  return isUnread(line) && beats.filter(isUnread).length > 1;
}

/** One new Moon makes news by house and by point. */
const isSameEvent = (one: News, headline: News): boolean =>
  one.key === headline.key || (isLunation(one) && isLunation(headline));

/** The heaviest slow contact beneath the news that was not named lately, one with news of its own first. */
function seasonLine(
  book: Book,
  news: readonly News[],
  headline: News,
  { on, name, history, others, lenses }: Known,
): Beneath | null {
  // Told once a day, under the page about the day as a whole.
  if (lenses[0] !== 'whole' || hasSeason(others)) return null;
  const isHeavy = headline.rank < HEAVY_RANK || isSlow(headline.about.body ?? 'sun');
  // Where houses are known, places counted from the Sun sign are no season.
  const hasHouses = news.some(({ key }) => key.endsWith('-chart'));
  const running = news
    .filter((one) => Number.isFinite(placeOf(one)) && one.key !== headline.key)
    .filter(
      (one) =>
        isExactToday(one, on) ||
        (one.about.body !== headline.about.body && !endsWithinDays(one, on)),
    )
    .filter(
      (one) =>
        hasOwnNews(one) ||
        (!isHeavy &&
          isSeasonal(one, on) &&
          isApart(one.about, headline.about) &&
          !isOpposed(one, headline)),
    )
    .filter(({ key }) => !(hasHouses && key.endsWith('-sign')))
    .toSorted(
      (a, b) =>
        Number(isExactToday(b, on)) - Number(isExactToday(a, on)) || placeOf(a) - placeOf(b),
    );
  for (const one of running) {
    const slots = slotsOf(one, on, name);
    const line = book
      .entry(one.key)
      ?.lines.find(
        ({ kind, id, text }) =>
          kind === 'season' &&
          canFill(text, slots) &&
          hasRested(history.used.get(id), on.date, LINE_REST_DAYS),
      );
    if (line !== undefined) return { news: one, line, text: fill(line.text, slots) };
  }
  return null;
}

/** Another page on the day as a whole may have named it. */
const hasSeason = ({ today }: PageRequest['others']): boolean =>
  today.some(({ used }) => used.some((id) => id.includes('#season')));

/** A second planet on the same point or place, or the same planet elsewhere, would blur what the page says. */
const isApart = (one: About, lead: About): boolean =>
  one.body !== lead.body &&
  (one.point === null || one.point !== lead.point) &&
  (one.matter === null || one.matter !== lead.matter);

/** "Through May: Uranus is jolting your Moon" under a page on an easy day reads as a contradiction. */
const isOpposed = (one: News, headline: News): boolean => {
  const tones = new Set([one, headline].map(({ key }) => TONE.exec(key)?.[1]));
  return tones.has('easy') && tones.has('hard');
};

const TONE = /\/(easy|hard)-/u;

const hasOwnNews = (one: News): boolean => placeOf(one) < 0;

/** A slow contact is told on the day it is exact, whatever else leads. */
const isExactToday = (one: News, on: ReadOn): boolean =>
  hasOwnNews(one) && one.at !== null && daysAhead(one.at, on) === 0;

/** "Through tonight" and "Through Friday" are no season. */
const SHORTEST_DAYS = 7;

const endsWithinDays = ({ timing: { until } }: News, on: ReadOn): boolean =>
  until !== null && daysAhead(until, on) < SHORTEST_DAYS;

/** "Through March 2043" is no season. */
const LONGEST_DAYS = 900;

const isSeasonal = ({ timing: { until } }: News, on: ReadOn): boolean =>
  until !== null && daysAhead(until, on) <= LONGEST_DAYS;

/** Above this rank stand slow contacts, returns and lunations. */
const HEAVY_RANK = 2.5;

const SEASONS = ['pluto', 'neptune', 'uranus', 'saturn', 'jupiter'];

/** Slow contacts with news of their own come first, then the others, then long stays in a place, then what everyone of an age has. */
function placeOf({ about, key, isSeason }: News): number {
  const place = SEASONS.indexOf(about.body ?? '');
  if (place === -1) return Number.POSITIVE_INFINITY;
  if (key.startsWith('visit/')) return place + SEASONS.length;
  if (!isSeason && isSlow(about.body ?? 'sun')) return place - SEASONS.length;
  return isShared(about) ? place + 2 * SEASONS.length : place;
}

/** A contact to Uranus, Neptune or Pluto is the same for everyone of an age. */
const isShared = ({ point }: About): boolean =>
  point !== null &&
  point !== 'ascendant' &&
  point !== 'midheaven' &&
  !isOneOf(PERSONAL_PLANETS, point);
