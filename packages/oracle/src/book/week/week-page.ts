import type { Book } from '../book.ts';
import type { News } from '../news/news.ts';
import { passagesFor, ranked } from '../page/choose.ts';
import { restsOf } from '../page/rest-days.ts';
import { fill, slotsOf } from '../slots/fill-slots.ts';
import { openingsRead } from '../page/openings.ts';
import { ownPlacement } from '../page/own-placement.ts';
import { signNamed } from '../page/signs/sign-named.ts';
import { anotherPage, type Page, pageOf, paragraphsOf } from '../page/page.ts';
import type { PageRequest } from '../page/page-request.ts';
import { daysAhead } from '../slots/render-date.ts';
import { isOfWeek, type Lead, tellsItsDay, weekBeats } from './week-beats.ts';

const WEEK_DAYS = 7;

/** A lead on the heaviest news of the week, then its dated beats. `days` are eight: the last is no part of the week. */
export function weekPage(
  book: Book,
  days: readonly (readonly News[])[],
  request: PageRequest,
): Page | null {
  const [all, after] = [days.slice(0, WEEK_DAYS).flat(), days.slice(WEEK_DAYS).flat()];
  const lead = leadOf(book, all.filter(isOfWeek), request);
  if (lead === null) return null;
  const { one, passage } = lead;
  const named = signNamed(passage.text, one.about);
  const own = named === null ? [] : ownPlacement(one.about, request.chart);
  const slots = { ...slotsOf(one, request.on, request.name), with: '' };
  const text = fill(named ?? passage.text, slots);
  const facts = [one.fact, ...own];
  const cites = facts.map(({ id }) => id);
  const beats = weekBeats(book, { all, after }, lead, request);
  return pageOf({
    title: passage.title,
    parts: [
      ...anotherPage(one, request.again),
      ...paragraphsOf(text).map((paragraph) => ({ text: paragraph, cites })),
      ...beats.map((beat) => ({ text: beat.text, cites: [beat.news.fact.id] })),
    ],
    facts: [...facts, ...beats.map(({ news }) => news.fact).filter(({ id }) => id !== one.fact.id)],
    gist: book.entry(one.key)?.gist ?? '',
    used: [passage.id, ...beats.map(({ line }) => line.id)],
    told: one.event,
    shape: passage.shape,
    passedOver: [],
  });
}

/** A passage written for weeks; where there is none, one for a day. */
function leadOf(book: Book, week: readonly News[], request: PageRequest): Lead | null {
  const { on, name, seed, history, restDays } = request;
  const order = ranked(week, request);
  const avoided = openingsRead(book, history, on.date);
  for (const rest of [...restsOf(restDays), null]) {
    for (const lens of ['lead', 'whole'] as const) {
      for (const one of order) {
        const slots = slotsOf(one, on, name);
        const wanted = { lenses: [lens], slots, on, restDays: rest, seed, avoided };
        const passage = passagesFor(book, one, wanted, history).find(
          (candidate) => isThere(one, request) || tellsItsDay(candidate),
        );
        if (passage !== undefined) return { one, passage };
      }
    }
  }
  return null;
}

/**
 * A lead says that a planet is in a place for most of the week; one that comes later or leaves soon is a dated line. A
 * contact that begins in the second half of the week leads only where it is exact before the week is over.
 */
function isThere({ key, timing: { since, exact, until } }: News, { on }: PageRequest): boolean {
  if (exact !== null && daysAhead(exact, on) < WEEK_DAYS) return true;
  const begins = since === null ? 0 : daysAhead(since, on);
  if (!key.startsWith('visit/')) return begins <= LATEST_BEGINNING;
  return begins <= 0 && (until === null || daysAhead(until, on) >= LEAST_DAYS_AHEAD);
}

const LATEST_BEGINNING = 3;
const LEAST_DAYS_AHEAD = 4;
