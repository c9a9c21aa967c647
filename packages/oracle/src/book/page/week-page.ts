import type { Instant } from '@palm/astrology/instant';
import type { Book } from '../book.ts';
import type { Line, Passage } from '../entry.ts';
import type { News } from '../news/news.ts';
import { beatFor } from './beat-for.ts';
import { passagesFor, ranked } from './choose.ts';
import { openingsRead } from './openings.ts';
import type { PageRequest } from './page-request.ts';
import { canFill, fill, slotsOf } from './fill-slots.ts';
import { anotherPage, type Page, pageOf, paragraphsOf } from './page.ts';
import { daysAhead, weekdayOf } from './render-date.ts';

const MOST_BEATS = 4;
const LEAST_BEATS = 2;

/** A lead on the heaviest news of the week, then its dated beats. */
export function weekPage(
  book: Book,
  days: readonly (readonly News[])[],
  request: PageRequest,
): Page | null {
  const all = days.flat();
  const week = all.filter(isOfWeek);
  const lead = leadOf(book, week, request);
  if (lead === null) return null;
  const { one, passage } = lead;
  const text = fill(passage.text, { ...slotsOf(one, request.on, request.name), with: '' });
  const others = week.filter(({ fact }) => fact.id !== one.fact.id);
  const dated = beatsOf(book, others, request, MOST_BEATS);
  const few = LEAST_BEATS - dated.length;
  const ofMoon = few > 0 ? beatsOf(book, moonVisits(all), request, few) : [];
  const beats = [...dated, ...ofMoon].toSorted((a, b) => a.at - b.at);
  return pageOf({
    title: passage.title,
    parts: [
      ...anotherPage(one, request.again),
      ...paragraphsOf(text).map((paragraph) => ({ text: paragraph, cites: [one.fact.id] })),
      ...beats.map((beat) => ({ text: beat.text, cites: [beat.news.fact.id] })),
    ],
    facts: [one.fact, ...beats.map(({ news }) => news.fact)],
    gist: book.entry(one.key)?.gist ?? '',
    used: [passage.id, ...beats.map(({ line }) => line.id)],
    told: one.event,
    shape: passage.shape,
    passedOver: [],
  });
}

/** The hours of the Moon are no news of a week. */
const isOfWeek = ({ about, key }: News): boolean =>
  about.body !== 'moon' || key.startsWith('lunation/');

type Lead = { readonly one: News; readonly passage: Passage };

/** A passage written for weeks; where there is none, one for a day. */
function leadOf(book: Book, week: readonly News[], request: PageRequest): Lead | null {
  const { on, name, seed, history, restDays } = request;
  const order = ranked(week, request);
  const avoided = openingsRead(book, history, on.date);
  for (const rest of [restDays, null]) {
    for (const lens of ['lead', 'whole'] as const) {
      for (const one of order) {
        const slots = slotsOf(one, on, name);
        const wanted = { lenses: [lens], slots, date: on.date, restDays: rest, seed, avoided };
        const [passage] = passagesFor(book, one, wanted, history);
        if (passage !== undefined) return { one, passage };
      }
    }
  }
  return null;
}

/** The places the Moon goes into, for weeks with little else. Each is a fact of its own. */
const moonVisits = (all: readonly News[]): News[] =>
  all
    .filter(({ key }) => key.startsWith('visit/moon/'))
    .map((one) => ({
      ...one,
      at: one.timing.since,
      fact: { ...one.fact, id: `${one.fact.id}-${one.about.matter}` },
    }));

const isInWeek = (ahead: number): boolean => ahead >= 0 && ahead < 7;

type Beat = {
  readonly news: News;
  readonly line: Line;
  readonly text: string;
  readonly at: Instant;
};

/** The heaviest dated news that have a line, one for each fact. */
function beatsOf(
  book: Book,
  week: readonly News[],
  { on, name, history }: PageRequest,
  most: number,
): Beat[] {
  const told = new Set<string>();
  return week
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap((one): Beat[] => {
      const { at } = one;
      if (at === null || !isInWeek(daysAhead(at, on)) || told.has(one.fact.id)) return [];
      const line = beatFor(book, one, history.used);
      if (line === undefined) return [];
      told.add(one.fact.id);
      const slots = { ...slotsOf(one, on, name), day: weekdayOf(at, on.zone) };
      return canFill(line.text, slots)
        ? [{ news: one, line, text: fill(line.text, slots), at }]
        : [];
    })
    .slice(0, most);
}
