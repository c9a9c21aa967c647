import type { Book } from '../../src/book/book.ts';
import type { Page } from '../../src/book/page/page.ts';
import type { Person } from '../../src/request.ts';
import { datesNotInReceipt } from './dates-not-in-receipt.ts';
import { keyHolds } from './key-holds.ts';
import { toldOnPage } from './told-on-page.ts';

export type WrittenPage = {
  readonly date: string;
  readonly zone?: string;
  readonly person: Person;
  readonly partner?: Person;
  readonly page: Page;
};

/**
 * What is untrue in a page, reckoned anew from the ephemeris and not from the tables it was written with: its passage,
 * the line beneath it and the dated lines of a week.
 */
export function faultsOfPage(book: Book, written: WrittenPage): string[] {
  const { date, zone = 'UTC', page } = written;
  const untrue = toldOnPage(book, page).flatMap((told) => {
    const { id, key, fact, template } = told;
    if (fact === undefined || template === '') return [`${id} has no fact or no text`];
    return [
      ...(keyHolds(key, fact, written) ? [] : [`${id} is not true: ${JSON.stringify(fact)}`]),
      ...datesNotInReceipt({ date, zone }, told, fact),
    ];
  });
  const isFilled = !/[{}]|\*\*|undefined| {2}/u.test(page.text);
  return [...untrue, ...(isFilled ? [] : [`${page.used[0]} is not filled: ${page.text}`])];
}
