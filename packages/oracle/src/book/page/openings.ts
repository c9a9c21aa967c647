import type { Book } from '../book.ts';
import type { BookHistory } from './history.ts';
import { hasRested } from './rest-days.ts';

const OPENING_WORDS = 4;
/** Days within which no two pages of a user begin alike. */
const OPENING_REST_DAYS = 14;

/** The first words of a passage, by which a user would notice that it begins like another. */
export const openingOf = (text: string): string =>
  text.split(/\s+/u, OPENING_WORDS).join(' ').toLowerCase();

/** How the pages began that the user saw within two weeks. */
export const openingsRead = (
  book: Book,
  { used }: Pick<BookHistory, 'used'>,
  date: string,
): ReadonlySet<string> =>
  new Set(
    [...used]
      .filter(([, last]) => !hasRested(last, date, OPENING_REST_DAYS))
      .flatMap(([id]) => book.passage(id)?.text ?? [])
      .map(openingOf),
  );
