import { hashOf } from '../../text/hash.ts';
import type { Book } from '../book.ts';
import type { Line, Passage } from '../entry.ts';
import { isSlow } from '../news/contact-timing.ts';
import type { News } from '../news/news.ts';
import type { WeekTurn } from '../vocabulary.ts';
import { fill } from './fill-slots.ts';
import type { PageRequest } from './page-request.ts';
import { weekdayOf } from './render-date.ts';
import { hasRested, LINE_REST_DAYS } from './rest-days.ts';
import type { Beat } from './week-beats.ts';

export type WeekClose = { readonly news: News; readonly line: Line; readonly text: string };

/** The last sentence of a weekly page: on what day the week turns, and what it is as a whole. */
export function weekClose(
  book: Book,
  lead: { readonly one: News; readonly passage: Passage },
  beats: readonly Beat[],
  { on, seed, history }: PageRequest,
): WeekClose | null {
  const dated = [
    ...(namesItsDay(lead.passage) ? [lead.one] : []),
    ...beats.map(({ news }) => news),
  ];
  const [heaviest] = dated.toSorted((a, b) => a.rank - b.rank);
  if (heaviest === undefined || heaviest.at === null) return null;
  const lines = book.entry(`week/${weekTurnOf(heaviest)}`)?.lines ?? [];
  const unread = lines.filter(({ id }) => hasRested(history.used.get(id), on.date, LINE_REST_DAYS));
  const shelf = unread.length > 0 ? unread : lines;
  const line = shelf[hashOf(`${seed} ${on.date}`) % Math.max(shelf.length, 1)];
  if (line === undefined) return null;
  const text = fill(line.text, { day: weekdayOf(heaviest.at, on.zone) });
  return { news: heaviest, line, text };
}

/** A day that the page has not named would come from nowhere. */
const namesItsDay = ({ text }: Passage): boolean => text.includes('{day}');

function weekTurnOf({ key, about }: News): WeekTurn {
  if (key.startsWith('lunation/eclipse')) return 'eclipse';
  if (key.startsWith('lunation/')) return key.startsWith('lunation/new') ? 'new-moon' : 'full-moon';
  if (key.startsWith('station/')) return 'station';
  if (key.startsWith('visit/')) return about.body === 'moon' ? 'moon' : 'visit';
  const family = about.family ?? 'together';
  return isSlow(about.body ?? 'sun') ? `slow-${family}` : family;
}
