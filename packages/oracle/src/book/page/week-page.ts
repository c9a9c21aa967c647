import type { Book } from '../book.ts';
import type { Line } from '../entry.ts';
import type { News } from '../news/news.ts';
import { choosePassage, ranked } from './choose.ts';
import type { PageRequest } from './day-page.ts';
import { canFill, fill, slotsOf } from './fill-slots.ts';
import { type Page, pageOf } from './page.ts';
import { weekdayOf } from './render-date.ts';

const MOST_BEATS = 4;

/** A lead on the heaviest news of the week, then its dated beats. */
export function weekPage(
  book: Book,
  days: readonly (readonly News[])[],
  request: PageRequest,
): Page | null {
  const week = days.flat();
  const lead = leadOf(book, week, request);
  if (lead === null) return null;
  const { one, passage } = lead;
  const slots = slotsOf(one, request.on, request.name);
  const beats = beatsOf(book, week, request).filter(({ news }) => news.event !== one.event);
  return pageOf({
    title: passage.title,
    parts: [
      { text: fill(passage.text, { ...slots, with: '' }), cites: [one.fact.id] },
      ...beats.map(({ text, news }) => ({ text, cites: [news.fact.id] })),
    ],
    facts: [one.fact, ...beats.map(({ news }) => news.fact)],
    used: [passage.id, ...beats.map(({ line }) => line.id)],
    told: one.event,
    shape: passage.shape,
    passedOver: [],
  });
}

function leadOf(book: Book, week: readonly News[], request: PageRequest) {
  const { on, name, restDays, seed, history, again } = request;
  const seen = new Set<string>();
  const order = ranked(week, request.bonus, history)
    // The hours of the Moon are no news of a week.
    .filter(({ about, key }) => about.body !== 'moon' || key.startsWith('lunation/'))
    .filter(({ key }) => !seen.has(key) && seen.add(key));
  const found = (['lead', 'whole'] as const).flatMap((lens) =>
    order.flatMap((one) => {
      const slots = slotsOf(one, on, name);
      const wanted = { lens, slots, date: on.date, restDays, seed };
      const passage = choosePassage(book, one, wanted, history);
      return passage === null ? [] : [{ one, passage }];
    }),
  );
  return found[again] ?? found.at(-1) ?? null;
}

type Beat = { readonly news: News; readonly line: Line; readonly text: string };

/** The heaviest dated news that have a line, one for each key, in the order of time. */
function beatsOf(book: Book, week: readonly News[], { on, name, history }: PageRequest): Beat[] {
  const dated = week.filter(
    ({ at, about, key }) => at !== null && (about.body !== 'moon' || key.startsWith('lunation/')),
  );
  const byKey = new Map(dated.map((one) => [one.key, one]));
  return [...byKey.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap((one): Beat[] => {
      const line = lineFor(book, one, history.used);
      if (line === undefined || one.at === null) return [];
      const slots = { ...slotsOf(one, on, name), day: weekdayOf(one.at, on.zone) };
      return canFill(line.text, slots) ? [{ news: one, line, text: fill(line.text, slots) }] : [];
    })
    .slice(0, MOST_BEATS)
    .toSorted((a, b) => (a.news.at ?? 0) - (b.news.at ?? 0));
}

function lineFor(book: Book, one: News, used: ReadonlyMap<string, string>): Line | undefined {
  const inPlace =
    one.about.matter === null ? undefined : book.beatByMatter(one.key, one.about.matter);
  if (inPlace !== undefined) return inPlace;
  const beats = (book.entry(one.key)?.lines ?? []).filter(
    ({ kind, turn }) => kind === 'beat' && (turn === null || turn === one.turn),
  );
  return beats.find(({ id }) => !used.has(id)) ?? beats[0];
}
