import type { Book } from '../../src/book/book.ts';
import type { Page } from '../../src/book/page/page.ts';
import type { Person } from '../../src/request.ts';
import { datesNotInReceipt } from './dates-not-in-receipt.ts';
import { keyHolds } from './key-holds.ts';

export type WrittenPage = { readonly date: string; readonly person: Person; readonly page: Page };

/** What is untrue in a page, reckoned anew from the ephemeris and not from the tables it was written with. */
export function faultsOfPage(book: Book, { date, person, page }: WrittenPage): string[] {
  const [id = ''] = page.used;
  const [fact] = page.facts;
  const key = id.slice(0, id.indexOf('#'));
  if (fact === undefined) return [`${id} has no fact`];
  return [
    ...(keyHolds(key, fact, person) ? [] : [`${id} is not true: ${fact.words}`]),
    ...datesNotInReceipt(book, date, page, fact),
    ...(/[{}]|\*\*|undefined| {2}/u.test(page.text) ? [`${id} is not filled: ${page.text}`] : []),
  ];
}
