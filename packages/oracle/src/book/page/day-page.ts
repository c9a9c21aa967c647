import type { Book } from '../book.ts';
import type { News } from '../news/news.ts';
import { lineBeneath } from './beneath.ts';
import { fill, slotsOf } from '../slots/fill-slots.ts';
import { findReadLongestAgo, findUnread } from './find-headline.ts';
import { anotherPage, type Page, pageOf, paragraphsOf } from './page.ts';
import type { PageRequest } from './page-request.ts';
import { suitsToday } from './other-pages.ts';
import { ownPlacement } from './own-placement.ts';
import { signNamed } from './signs/sign-named.ts';
import { whosePlanet } from './whose-planet.ts';

/** One page on the heaviest news of the day for which the Book has an unread passage. */
export function dayPage(book: Book, all: readonly News[], request: PageRequest): Page | null {
  const news = suitsToday(all, request);
  const found =
    findUnread(book, news, request) ??
    findUnread(book, all, request) ??
    findReadLongestAgo(book, all, request);
  if (found === null) return null;
  const { one, passage, passedOver } = found;
  const slots = slotsOf(one, request.on, request.name);
  const beneath = lineBeneath(book, news, one, request);
  const named = signNamed(passage.text, one.about);
  const text = fill(named ?? passage.text, slots);
  const own = named === null ? [] : ownPlacement(one.about, request.chart);
  const cites = [one.fact.id, ...own.map(({ id }) => id)];
  const whose = whosePlanet(one, passage);
  return pageOf({
    title: passage.title,
    parts: [
      ...anotherPage(one, request.again),
      ...paragraphsOf(text).map((paragraph) => ({ text: paragraph, cites })),
      ...(whose === null ? [] : [{ text: whose, cites, isAside: true as const }]),
      ...(beneath === null
        ? []
        : [{ text: beneath.text, cites: [beneath.news.fact.id], isAside: true as const }]),
    ],
    facts: [one.fact, ...own, ...(beneath === null ? [] : [beneath.news.fact])],
    gist: book.entry(one.key)?.gist ?? '',
    used: [passage, beneath?.line].flatMap((part) => part?.id ?? []),
    told: one.event,
    shape: passage.shape,
    passedOver,
  });
}
