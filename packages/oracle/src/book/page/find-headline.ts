import type { Book } from '../book.ts';
import type { Passage } from '../entry.ts';
import { type News, storyOf } from '../news/news.ts';
import { LIGHT_BEFORE } from '../news/transit-news.ts';
import { type Lens, LENSES } from '../vocabulary.ts';
import { NEVER, passagesFor, ranked, type Wanted } from './choose.ts';
import { openingsRead } from './openings.ts';
import { LINE_REST_DAYS, restsOf } from './rest-days.ts';
import { slotsOf } from '../slots/fill-slots.ts';
import { daysAhead } from '../slots/render-date.ts';
import type { PageRequest } from './page-request.ts';

export type Headline = {
  readonly one: News;
  readonly passage: Passage;
  /** News of a heavier rank that had no passage left. */
  readonly passedOver: readonly string[];
};

/** The heaviest news with a passage that the user has not met lately. */
export const findUnread = (
  book: Book,
  news: readonly News[],
  request: PageRequest,
): Headline | null => firstFound(book, unreadSteps(book, news, request), request);

/** For a day without one: the passage of any news and lens that was read longest ago. */
export function findReadLongestAgo(
  book: Book,
  news: readonly News[],
  request: PageRequest,
): Headline | null {
  const widest = stepsOverAll(news, request, null).slice(-1);
  const found = widest.flatMap((step) => [...inOrder(book, step, request)]);
  const lastUse = ({ passage: { id } }: Headline): number =>
    Date.parse(request.history.used.get(id) ?? NEVER);
  const oldestFirst = found.toSorted((a, b) => lastUse(a) - lastUse(b));
  return oldestFirst[request.skip % Math.max(found.length, 1)] ?? null;
}

type Step = Pick<Wanted, 'lenses' | 'restDays' | 'avoided'> & { readonly news: readonly News[] };

const NO_OPENINGS: ReadonlySet<string> = new Set();

function unreadSteps(book: Book, news: readonly News[], request: PageRequest): Step[] {
  const order = ranked(news, request);
  const openings = openingsRead(book, request.history, request.on.date);
  return [
    ...restsOf(request.restDays).flatMap((restDays) =>
      lensesOf(request).map((lenses) => ({ news: order, lenses, restDays, avoided: openings })),
    ),
    ...stepsOverAll(news, request, LINE_REST_DAYS),
    {
      news: order.filter((one) => isStayOfWeek(one, request)),
      lenses: ['lead'],
      restDays: LINE_REST_DAYS,
      avoided: NO_OPENINGS,
    },
  ];
}

/** Of a stay that lasts another week a page may also say what was written for a weekly page. */
const isStayOfWeek = ({ key, timing: { until } }: News, { on }: PageRequest): boolean =>
  key.startsWith('visit/') && (until === null || daysAhead(until, on) >= WEEK_DAYS);

const WEEK_DAYS = 7;

/** Before a repeat a page may begin like another, tell of what was told or runs without news, and take any lens. */
function stepsOverAll(
  news: readonly News[],
  request: PageRequest,
  restDays: number | null,
): Step[] {
  const order = ranked(news, request);
  const others = news.filter((one) => !order.includes(one));
  return [...lensesOf(request), ...otherLensesOf(request)].map((lenses) => ({
    news: [...order, ...others],
    lenses,
    restDays,
    avoided: NO_OPENINGS,
  }));
}

/** Another fact seen through the lens of the page comes before a passage for every page. */
const lensesOf = ({ lenses, isLensFirst }: PageRequest): (readonly Lens[])[] =>
  isLensFirst ? [lenses.slice(0, 1), lenses] : [lenses];

/** What suits everyone comes first: the inner life, a blessing, the body. Pages on two people keep to their own lenses. */
function otherLensesOf({ lenses }: PageRequest): (readonly Lens[])[] {
  const isOnTwoPeople = lenses[0] === 'whole' && lenses.length > 1;
  return isOnTwoPeople ? [] : [[...lenses, 'inner', 'shelter', 'body'], LENSES];
}

function firstFound(book: Book, steps: readonly Step[], request: PageRequest): Headline | null {
  for (const step of steps) {
    const found = take(inOrder(book, step, request), request.skip);
    if (found !== null) return found;
  }
  return null;
}

type Shelf = { readonly one: News; readonly passages: readonly Passage[] };

/** Passages in the order of the news: the best of each, then the second best of each, and so on. */
function* inOrder(
  book: Book,
  { news, lenses, restDays, avoided }: Step,
  { on, name, seed, history }: PageRequest,
): Generator<Headline> {
  const stories = new Set([...history.told].map(storyOf));
  const shelfOf = (one: News): Shelf => {
    const slots = slotsOf(one, on, name);
    const wanted = { lenses, slots, on, restDays, seed, avoided };
    return { one, passages: passagesFor(book, one, wanted, history) };
  };
  const empty: News[] = [];
  const shelves: Shelf[] = [];
  for (const rank of ranksOf(news)) {
    const own = rank.map(shelfOf);
    empty.push(...own.filter(isEmpty).map(({ one }) => one));
    shelves.push(...own);
    yield* bestOf(own, 0);
  }
  for (let round = 1; shelves.some(({ passages }) => round < passages.length); round += 1) {
    yield* bestOf(shelves, round);
  }

  function* bestOf(list: readonly Shelf[], round: number): Generator<Headline> {
    for (const { one, passages } of list) {
      const passage = passages[round];
      if (passage !== undefined) yield { one, passage, passedOver: untold(one) };
    }
  }

  /** What was told before needs no second passage. */
  function untold(chosen: News): string[] {
    return empty
      .filter((one) => wholeRank(one) < wholeRank(chosen) && !stories.has(storyOf(one.event)))
      .map(({ key }) => key);
  }
}

const isEmpty = ({ passages }: Shelf): boolean => passages.length === 0;

/** Within one of the six ranks a fact is as good as another; a light or an angle comes a little before it. */
const wholeRank = ({ rank }: News): number => Math.floor(rank + LIGHT_BEFORE);

/** Neighbours of the same rank, in their order. */
function ranksOf(order: readonly News[]): News[][] {
  const ranks: News[][] = [];
  for (const one of order) {
    const last = ranks.at(-1);
    const [first] = last ?? [];
    if (last !== undefined && first !== undefined && wholeRank(first) === wholeRank(one)) {
      last.push(one);
    } else {
      ranks.push([one]);
    }
  }
  return ranks;
}

/** The one after `skip` others, beginning again where there are fewer. */
function take(found: Generator<Headline>, skip: number): Headline | null {
  const seen: Headline[] = [];
  for (const one of found) {
    if (seen.length === skip) return one;
    seen.push(one);
  }
  return seen[skip % Math.max(seen.length, 1)] ?? null;
}
