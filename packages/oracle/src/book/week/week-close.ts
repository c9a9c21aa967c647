import { hashOf } from '../../text/hash.ts';
import type { Book } from '../book.ts';
import type { Line, Passage } from '../entry.ts';
import { isSlow } from '../news/contact-timing.ts';
import type { News } from '../news/news.ts';
import type { Matter, WeekTurn } from '../vocabulary.ts';
import { fill } from '../slots/fill-slots.ts';
import type { PageRequest } from '../page/page-request.ts';
import { daysAhead, weekdayOf } from '../slots/render-date.ts';
import { hasRested, LINE_REST_DAYS } from '../page/rest-days.ts';
import type { Beat } from './week-beats.ts';

export type WeekClose = { readonly news: News; readonly line: Line; readonly text: string };

/** The last sentence of a weekly page: on what day the week turns, and what it is as a whole. */
export function weekClose(
  book: Book,
  lead: { readonly one: News; readonly passage: Passage },
  beats: readonly Beat[],
  { on, seed, history }: PageRequest,
): WeekClose | null {
  const named = [
    ...(namesItsDay(lead.passage) ? [lead.one] : []),
    ...beats.map(({ news }) => news),
  ];
  // It tells how to come to a day, so that day is still ahead.
  const dated = named.filter(({ at }) => at !== null && daysAhead(at, on) > 0);
  const [heaviest] = dated.toSorted((a, b) => a.rank - b.rank);
  if (heaviest === undefined) return null;
  const turn = weekTurnOf(heaviest);
  // "Nothing large happens this week" would gainsay what happens today.
  if (turn === 'moon' && !['moon', 'visit'].includes(weekTurnOf(lead.one))) return null;
  const alike = dated.filter((one) => one === heaviest || isMoonDay(one, turn));
  const isOfLead = weekTurnOf(lead.one) === turn;
  const lines = (book.entry(`week/${turn}`)?.lines ?? []).filter(
    ({ text }) => (isOfLead || !OF_THE_WHOLE.test(text)) && alike.some((one) => suits(text, one)),
  );
  const unread = lines.filter(({ id }) => hasRested(history.used.get(id), on.date, LINE_REST_DAYS));
  const shelf = unread.length > 0 ? unread : lines;
  const line = shelf[hashOf(`${seed} ${on.date}`) % Math.max(shelf.length, 1)];
  const news = line && alike.find((one) => suits(line.text, one));
  if (line === undefined || !news || news.at === null) return null;
  return { news, line, text: fill(line.text, { day: weekdayOf(news.at, on.zone) }) };
}

/** The days of the Moon weigh the same: the last sentence takes the one that it suits. */
const isMoonDay = (one: News, turn: WeekTurn): boolean =>
  turn === 'moon' && weekTurnOf(one) === 'moon';

/** What says so of the week as a whole would gainsay a lead on something else. */
const OF_THE_WHOLE = /\b(?:as a whole|the whole week|all in all|as weeks go)\b/iu;

/** What a day is good for by the last sentence, and the places of the Moon whose own line says no other. */
const SUITS: readonly { readonly words: RegExp; readonly matters: ReadonlySet<Matter> }[] = [
  {
    words: /\b(?:people|whoever|somebody|company)\b/iu,
    matters: new Set(['friends', 'partners', 'play', 'talk', 'home']),
  },
  {
    words: /\b(?:push|deadline|before noon)\b/iu,
    matters: new Set(['career', 'routine', 'money', 'self']),
  },
  { words: /\bof your own\b/iu, matters: new Set(['self', 'rest', 'home']) },
];

const suits = (text: string, { about: { body, matter } }: News): boolean =>
  body !== 'moon' ||
  matter === null ||
  SUITS.every(({ words, matters }) => !words.test(text) || matters.has(matter));

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
