import type { Book } from '../book.ts';
import type { Passage } from '../entry.ts';
import { type News, storyOf } from '../news/news.ts';
import { LIGHT_BEFORE } from '../news/transit-news.ts';
import { type Lens, LENSES } from '../vocabulary.ts';
import { passagesFor, type Wanted } from './choose.ts';
import { openingsRead } from './openings.ts';
import { LINE_REST_DAYS, restsOf } from './rest-days.ts';
import { slotsOf } from '../slots/fill-slots.ts';
import type { PageRequest } from './page-request.ts';

export type Headline = {
  readonly one: News;
  readonly passage: Passage;
  /** News of a heavier rank that had no passage left. */
  readonly passedOver: readonly string[];
};

/** The heaviest news with an unread passage; on a day without one, the passage that was read longest ago. */
export function findHeadline(
  book: Book,
  order: readonly News[],
  request: PageRequest,
): Headline | null {
  const { skip, history, on } = request;
  const read: AlreadyRead = {
    stories: new Set([...history.told].map(storyOf)),
    openings: openingsRead(book, history, on.date),
  };
  for (const step of triesOf(request)) {
    const found = take(inOrder(book, order, { ...request, ...step }, read), skip);
    if (found !== null) return found;
  }
  return null;
}

type Try = Pick<Wanted, 'restDays'> & { readonly lenses: readonly Lens[] };

/** A page on the day as a whole may be seen through any lens before it repeats what was read within two months. */
function triesOf(request: PageRequest): Try[] {
  const { lenses, restDays } = request;
  const isOfWholeDay = lenses.length === 1 && lenses[0] === 'whole';
  return restsOf(restDays).flatMap((rest) => [
    ...(rest === null && isOfWholeDay ? [{ restDays: LINE_REST_DAYS, lenses: LENSES }] : []),
    ...stepsOf(request).map((wanted) => ({ restDays: rest, lenses: wanted })),
  ]);
}

/** Another fact seen through the lens of the page comes before a passage for every page. */
const stepsOf = ({ lenses, isLensFirst }: PageRequest): (readonly Lens[])[] =>
  isLensFirst ? [lenses.slice(0, 1), lenses] : [lenses];

type AlreadyRead = {
  readonly stories: ReadonlySet<string>;
  readonly openings: ReadonlySet<string>;
};

type Shelf = { readonly one: News; readonly passages: readonly Passage[] };

/** Passages in the order of the news: the best of each, then the second best of each, and so on. */
function* inOrder(
  book: Book,
  order: readonly News[],
  request: Omit<PageRequest, 'restDays'> & Pick<Wanted, 'restDays'>,
  { stories, openings: avoided }: AlreadyRead,
): Generator<Headline> {
  const { lenses, on, name, seed, history, restDays } = request;
  const shelfOf = (one: News): Shelf => {
    const slots = slotsOf(one, on, name);
    const wanted = { lenses, slots, on, restDays, seed, avoided };
    return { one, passages: passagesFor(book, one, wanted, history) };
  };
  const empty: News[] = [];
  const shelves: Shelf[] = [];
  for (const rank of ranksOf(order)) {
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
