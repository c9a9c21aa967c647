import { hashOf } from '../../text/hash.ts';
import { natalFacts } from '../../facts/natal-facts.ts';
import type { NatalChart } from '@palm/astrology/chart';
import type { Fact } from '../../facts/fact.ts';
import type { Book } from '../book.ts';
import type { Passage, WithLine } from '../entry.ts';
import { isSlow } from '../news/contact-timing.ts';
import type { News } from '../news/news.ts';
import type { Lens } from '../vocabulary.ts';
import { choosePassage, ranked, type Wanted } from './choose.ts';
import { canFill, fill, slotsOf } from './fill-slots.ts';
import type { BookHistory } from './history.ts';
import { type Page, pageOf, paragraphsOf } from './page.ts';
import type { ReadOn } from './render-date.ts';

export type PageRequest = {
  /** The lens of the page, and the ones to take when its shelf is empty. */
  readonly lenses: readonly Lens[];
  /** How much closer to the top this kind of page takes some news. */
  readonly bonus: (news: News) => number;
  readonly on: ReadOn;
  readonly name?: string | undefined;
  /** Null for the page of a Sun sign. */
  readonly chart: NatalChart | null;
  readonly seed: string;
  readonly history: BookHistory;
  /** How often the reader has asked for this page again today. */
  readonly again: number;
  readonly restDays: number;
};

/** One page on the heaviest news of the day for which the Book has an unread passage. */
export function dayPage(book: Book, news: readonly News[], request: PageRequest): Page | null {
  const order = ranked(news, request.bonus, request.history);
  const found = firstPassages(book, order, request, request.again + 1).at(-1);
  if (found === undefined) return null;
  const { one, passage, passedOver } = found;
  const slots = slotsOf(one, request.on, request.name);
  const withLine = withLineFor(book, one, passage, request);
  const beneath = lunationLine(book, news, one, request) ?? seasonFor(book, news, one, request);
  const text = fill(passage.text, { ...slots, with: withLine?.text ?? '' });
  const own = withLine === null ? [] : ownPlacement(one, request.chart);
  return pageOf({
    title: passage.title,
    parts: [
      ...paragraphsOf(text).map((paragraph) => ({
        text: paragraph,
        cites: [one.fact.id, ...own.map(({ id }) => id)],
      })),
      ...(beneath === null ? [] : [{ text: beneath.text, cites: [beneath.news.fact.id] }]),
    ],
    facts: [one.fact, ...own, ...(beneath === null ? [] : [beneath.news.fact])],
    used: [passage.id, ...(withLine === null ? [] : [withLine.id])],
    told: one.event,
    shape: passage.shape,
    passedOver,
  });
}

type Found = { one: News; passage: Passage; passedOver: readonly string[] };

/** The first so many passages in the order of the news, and what was passed over for want of one. */
function firstPassages(
  book: Book,
  order: readonly News[],
  request: PageRequest,
  count: number,
): Found[] {
  const found: Found[] = [];
  const passedOver: string[] = [];
  for (const one of order) {
    const passage = passageFor(book, one, request);
    if (passage === null) passedOver.push(one.key);
    else found.push({ one, passage, passedOver: [...passedOver] });
    if (found.length === count) break;
  }
  return found;
}

function passageFor(book: Book, one: News, request: PageRequest): Passage | null {
  const { lenses, on, name, restDays, seed, history } = request;
  const wanted: Omit<Wanted, 'lens'> = {
    slots: slotsOf(one, on, name),
    date: on.date,
    restDays,
    seed,
  };
  for (const lens of lenses) {
    const passage = choosePassage(book, one, { ...wanted, lens }, history);
    if (passage !== null) return passage;
  }
  return null;
}

/** On about half of the pages a sentence says how the reader's own placement takes it. */
function withLineFor(
  book: Book,
  { about }: News,
  passage: Passage,
  { on, seed, history }: PageRequest,
): WithLine | null {
  const { point, pointSign, family } = about;
  if (!passage.text.includes('{with}') || !point || !pointSign || !family) return null;
  const lines = book.withLines(point, family, pointSign).filter(({ id }) => !history.used.has(id));
  return lines[hashOf(`${seed} ${on.date}`) % Math.max(lines.length, 1)] ?? null;
}

function ownPlacement({ about }: News, chart: NatalChart | null): Fact[] {
  if (chart === null) return [];
  return natalFacts(chart).filter((fact) => fact.kind === 'natal' && fact.point === about.point);
}

type Beneath = { readonly news: News; readonly text: string };

const isLunation = ({ key }: News): boolean => key.startsWith('lunation/');

/** A new or full Moon is never missed: where something heavier leads, it stands below. */
function lunationLine(
  book: Book,
  news: readonly News[],
  headline: News,
  { on, name }: PageRequest,
): Beneath | null {
  if (isLunation(headline)) return null;
  for (const one of news.filter(isLunation)) {
    const line = book.entry(one.key)?.lines.find(({ kind }) => kind === 'beat');
    const slots = slotsOf(one, on, name);
    if (line !== undefined && canFill(line.text, slots)) {
      return { news: one, text: fill(line.text, { ...slots, day: 'Tonight' }) };
    }
  }
  return null;
}

/** The heaviest slow contact that runs beneath the news. */
function seasonFor(
  book: Book,
  news: readonly News[],
  headline: News,
  { on, name }: PageRequest,
): Beneath | null {
  const running = news
    .filter(({ about, key }) => isSlow(about.body ?? 'sun') && key !== headline.key)
    .toSorted((a, b) => weightOf(a) - weightOf(b));
  for (const one of running) {
    const line = book.entry(one.key)?.lines.find(({ kind }) => kind === 'season');
    const slots = slotsOf(one, on, name);
    if (line !== undefined && canFill(line.text, slots)) {
      return { news: one, text: fill(line.text, slots) };
    }
  }
  return null;
}

const SLOWEST_FIRST = ['pluto', 'neptune', 'uranus', 'saturn'];
const weightOf = ({ about }: News): number => SLOWEST_FIRST.indexOf(about.body ?? '');
