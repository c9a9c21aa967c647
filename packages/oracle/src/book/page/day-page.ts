import { hashOf } from '../../text/hash.ts';
import { natalFacts } from '../../facts/natal-facts.ts';
import type { NatalChart } from '@palm/astrology/chart';
import type { Fact } from '../../facts/fact.ts';
import type { Book } from '../book.ts';
import type { Passage, WithLine } from '../entry.ts';
import { type News, storyOf } from '../news/news.ts';
import { LIGHT_BEFORE } from '../news/transit-news.ts';
import { lineBeneath } from './beneath.ts';
import { hasRested, passagesFor, ranked } from './choose.ts';
import { fill, slotsOf } from './fill-slots.ts';
import { anotherPage, type Page, pageOf, paragraphsOf } from './page.ts';
import type { PageRequest } from './page-request.ts';
import { LINE_REST_DAYS } from './rest-days.ts';

/** One page on the heaviest news of the day for which the Book has an unread passage. */
export function dayPage(book: Book, news: readonly News[], request: PageRequest): Page | null {
  const found = headline(book, ranked(news, request.bonus, request.history), request);
  if (found === null) return null;
  const { one, passage, passedOver } = found;
  const slots = slotsOf(one, request.on, request.name);
  const withLine = withLineFor(book, one, passage, request);
  const beneath = lineBeneath(book, news, one, request);
  const text = fill(passage.text, { ...slots, with: withLine?.text ?? '' });
  const own = withLine === null ? [] : ownPlacement(one, request.chart);
  const cites = [one.fact.id, ...own.map(({ id }) => id)];
  return pageOf({
    title: passage.title,
    parts: [
      ...anotherPage(one, request.again),
      ...paragraphsOf(text).map((paragraph) => ({ text: paragraph, cites })),
      ...(beneath === null
        ? []
        : [{ text: beneath.text, cites: [beneath.news.fact.id], isAside: true as const }]),
    ],
    facts: [one.fact, ...own, ...(beneath === null ? [] : [beneath.news.fact])],
    gist: book.entry(one.key)?.gist ?? '',
    used: [passage, withLine, beneath?.line].flatMap((part) => part?.id ?? []),
    told: one.event,
    shape: passage.shape,
    passedOver,
  });
}

type Found = { one: News; passage: Passage; passedOver: readonly string[] };

/** The heaviest news with an unread passage; on a day without one, the passage that was read longest ago. */
function headline(book: Book, order: readonly News[], request: PageRequest): Found | null {
  const { skip, restDays } = request;
  for (const rest of [restDays, null]) {
    const found = take(inOrder(book, order, request, rest), skip);
    if (found !== null) return found;
  }
  return null;
}

/** Passages in the order of the news: the best of each, then the second best of each, and so on. */
function* inOrder(
  book: Book,
  order: readonly News[],
  { lenses, on, name, seed, history }: PageRequest,
  restDays: number | null,
): Generator<Found> {
  const empty: News[] = [];
  const stories = new Set([...history.told].map(storyOf));
  const shelves: { one: News; passages: Passage[] }[] = [];
  for (const one of order) {
    const slots = slotsOf(one, on, name);
    const wanted = { lenses, slots, date: on.date, restDays, seed };
    const passages = passagesFor(book, one, wanted, history);
    const [passage] = passages;
    if (passage === undefined && !stories.has(storyOf(one.event))) empty.push(one);
    if (passage !== undefined) yield { one, passage, passedOver: heavierThan(one, empty) };
    shelves.push({ one, passages });
  }
  for (let round = 1; shelves.some(({ passages }) => round < passages.length); round += 1) {
    for (const { one, passages } of shelves) {
      const passage = passages[round];
      if (passage !== undefined) yield { one, passage, passedOver: heavierThan(one, empty) };
    }
  }
}

/** Within one of the six ranks a fact is as good as another; a light or an angle comes a little before it. */
const heavierThan = (chosen: News, news: readonly News[]): string[] =>
  news.filter((one) => wholeRank(one) < wholeRank(chosen)).map(({ key }) => key);

const wholeRank = ({ rank }: News): number => Math.floor(rank + LIGHT_BEFORE);

/** The one after `skip` others, beginning again where there are fewer. */
function take(found: Generator<Found>, skip: number): Found | null {
  const seen: Found[] = [];
  for (const one of found) {
    if (seen.length === skip) return one;
    seen.push(one);
  }
  return seen[skip % Math.max(seen.length, 1)] ?? null;
}

/** Where a passage has room for it, a sentence says how the reader's own placement takes it. */
function withLineFor(
  book: Book,
  { about }: News,
  passage: Passage,
  { on, seed, history }: PageRequest,
): WithLine | null {
  const { point, pointSign, family } = about;
  if (!passage.text.includes('{with}') || !point || !pointSign || !family) return null;
  const lines = book
    .withLines(point, family, pointSign)
    .filter(({ id }) => hasRested(history.used.get(id), on.date, LINE_REST_DAYS));
  return lines[hashOf(`${seed} ${on.date}`) % Math.max(lines.length, 1)] ?? null;
}

function ownPlacement({ about }: News, chart: NatalChart | null): Fact[] {
  if (chart === null) return [];
  return natalFacts(chart).filter((fact) => fact.kind === 'natal' && fact.point === about.point);
}
