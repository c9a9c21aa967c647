import { hashOf } from '../../text/hash.ts';
import type { Book } from '../book.ts';
import type { Passage, WithLine } from '../entry.ts';
import type { News } from '../news/news.ts';
import { lineBeneath } from './beneath.ts';
import { ranked } from './choose.ts';
import { fill, slotsOf } from '../slots/fill-slots.ts';
import { findHeadline } from './find-headline.ts';
import { notToldBefore } from './not-told-before.ts';
import { anotherPage, type Page, pageOf, paragraphsOf } from './page.ts';
import type { PageRequest } from './page-request.ts';
import { ownPlacement } from './own-placement.ts';
import { signNamed } from './sign-named.ts';
import { withPlaced } from './place-with.ts';
import { whosePlanet } from './whose-planet.ts';
import { hasRested, LINE_REST_DAYS } from './rest-days.ts';

/** One page on the heaviest news of the day for which the Book has an unread passage. */
export function dayPage(book: Book, all: readonly News[], request: PageRequest): Page | null {
  const fresh = notToldBefore(all, request);
  return pageAmong(book, fresh, request) ?? pageAmong(book, all, request);
}

function pageAmong(book: Book, news: readonly News[], request: PageRequest): Page | null {
  const found = findHeadline(book, ranked(news, request), request);
  if (found === null) return null;
  const { one, passage, passedOver } = found;
  const slots = slotsOf(one, request.on, request.name);
  const withLine = withLineFor(book, one, passage, request);
  const beneath = lineBeneath(book, news, one, request);
  const named = withLine === null ? signNamed(passage.text, one.about) : null;
  const text = fill(withLine?.passage ?? named ?? passage.text, {
    ...slots,
    with: withLine?.line.text ?? '',
  });
  const own = withLine === null && named === null ? [] : ownPlacement(one.about, request.chart);
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
    used: [passage, withLine?.line, beneath?.line].flatMap((part) => part?.id ?? []),
    told: one.event,
    shape: passage.shape,
    passedOver,
  });
}

type WithPlaced = { readonly line: WithLine; readonly passage: string };

/** Where a passage has room for it, a sentence says how the reader's own placement takes it. */
function withLineFor(
  book: Book,
  { about }: News,
  { text }: Passage,
  { on, seed, history }: PageRequest,
): WithPlaced | null {
  const { point, pointSign, family } = about;
  if (!point || !pointSign || !family) return null;
  const passage = withPlaced(text, point);
  if (passage === null) return null;
  const lines = book
    .withLines(point, family, pointSign)
    .filter(({ id }) => hasRested(history.used.get(id), on.date, LINE_REST_DAYS));
  const line = lines[hashOf(`${seed} ${on.date}`) % Math.max(lines.length, 1)];
  return line === undefined ? null : { line, passage };
}
