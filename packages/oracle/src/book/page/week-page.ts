import type { Book } from '../book.ts';
import type { Line, Passage } from '../entry.ts';
import type { News } from '../news/news.ts';
import { beatFor } from './beat-for.ts';
import { passagesFor, ranked } from './choose.ts';
import type { PageRequest } from './page-request.ts';
import { canFill, fill, slotsOf } from './fill-slots.ts';
import { anotherPage, type Page, pageOf, paragraphsOf } from './page.ts';
import { daysAhead, weekdayOf } from './render-date.ts';

const MOST_BEATS = 4;

/** A lead on the heaviest news of the week, then its dated beats. */
export function weekPage(
  book: Book,
  days: readonly (readonly News[])[],
  request: PageRequest,
): Page | null {
  const week = days.flat().filter(isOfWeek);
  const lead = leadOf(book, week, request, request.restDays) ?? leadOf(book, week, request, null);
  if (lead === null) return null;
  const { one, passage } = lead;
  const text = fill(passage.text, { ...slotsOf(one, request.on, request.name), with: '' });
  const beats = beatsOf(
    book,
    week.filter(({ fact }) => fact.id !== one.fact.id),
    request,
  );
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

function leadOf(
  book: Book,
  week: readonly News[],
  { on, name, seed, bonus, history }: PageRequest,
  restDays: number | null,
): { one: News; passage: Passage } | null {
  for (const one of ranked(week, bonus, history)) {
    const slots = slotsOf(one, on, name);
    const wanted = { lenses: ['lead', 'whole'], slots, date: on.date, restDays, seed } as const;
    const [passage] = passagesFor(book, one, wanted, history);
    if (passage !== undefined) return { one, passage };
  }
  return null;
}

const isInWeek = (ahead: number): boolean => ahead >= 0 && ahead < 7;

type Beat = { readonly news: News; readonly line: Line; readonly text: string };

/** The heaviest dated news that have a line, one for each fact, in the order of time. */
function beatsOf(book: Book, week: readonly News[], { on, name, history }: PageRequest): Beat[] {
  const told = new Set<string>();
  return week
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap((one): Beat[] => {
      if (one.at === null || !isInWeek(daysAhead(one.at, on)) || told.has(one.fact.id)) return [];
      const line = beatFor(book, one, history.used);
      if (line === undefined) return [];
      told.add(one.fact.id);
      const slots = { ...slotsOf(one, on, name), day: weekdayOf(one.at, on.zone) };
      return canFill(line.text, slots) ? [{ news: one, line, text: fill(line.text, slots) }] : [];
    })
    .slice(0, MOST_BEATS)
    .toSorted((a, b) => (a.news.at ?? 0) - (b.news.at ?? 0));
}
