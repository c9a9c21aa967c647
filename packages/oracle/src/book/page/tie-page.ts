import type { Book } from '../book.ts';
import type { Passage } from '../entry.ts';
import type { News } from '../news/news.ts';
import { fill, slotsOf } from '../slots/fill-slots.ts';
import { passagesFor } from './choose.ts';
import { type Page, pageOf, paragraphsOf } from './page.ts';
import type { PageRequest } from './page-request.ts';
import { whosePlanet } from './whose-planet.ts';

const TIES_TOLD = 3;

type Told = { readonly one: News; readonly passage: Passage };

/** The closest ties of two charts, and then the pair of signs; null where the Book has no tie. Again begins with the next ties. */
export function tiePage(
  book: Book,
  ties: readonly News[],
  pair: News,
  request: PageRequest,
): Page | null {
  const { again } = request;
  const all = ties.toSorted((a, b) => a.rank - b.rank).flatMap((one) => toldBy(book, one, request));
  const first = (again * TIES_TOLD) % Math.max(all.length, 1);
  const chosen = all.slice(first, first + TIES_TOLD);
  const [lead] = chosen;
  if (lead === undefined) return null;
  const told = [...chosen, ...toldBy(book, pair, request)];
  return pageOf({
    title: lead.passage.title,
    parts: told.flatMap(({ one, passage }) => partsOf(one, passage, request)),
    facts: told.map(({ one }) => one.fact),
    gist: book.entry(lead.one.key)?.gist ?? '',
    used: told.map(({ passage }) => passage.id),
    told: lead.one.event,
    shape: lead.passage.shape,
    passedOver: [],
  });
}

function toldBy(book: Book, one: News, request: PageRequest): Told[] {
  const { lenses, on, name, seed, history } = request;
  const slots = slotsOf(one, on, name);
  const wanted = { lenses, slots, on, restDays: null, seed, avoided: new Set<string>() };
  return passagesFor(book, one, wanted, history)
    .slice(0, 1)
    .map((passage) => ({ one, passage }));
}

function partsOf(one: News, passage: Passage, { on, name }: PageRequest) {
  const cites = [one.fact.id];
  const whose = whosePlanet(one, passage);
  return [
    ...paragraphsOf(fill(passage.text, slotsOf(one, on, name))).map((text) => ({ text, cites })),
    ...(whose === null ? [] : [{ text: whose, cites, isAside: true as const }]),
  ];
}
