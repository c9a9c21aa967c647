import type { SignId } from '@palm/astrology/vocabulary';
import type { BookPages } from '../chat/slots/slot.ts';
import type { Book } from './book.ts';
import type { BookSkyOf } from './news/book-sky.ts';
import { NO_HISTORY } from './page/history.ts';
import { writeFromBook } from './write-from-book.ts';

interface Opened {
  readonly book: () => Book;
  readonly skyOf: BookSkyOf;
}

/** What the chat may read out of the Book on a user's day. */
export const pagesForChat = (
  { book, skyOf }: Opened,
  { date, zone }: { date: string; zone: string },
): BookPages => ({
  ofSign: (sign: SignId) => {
    const page = writeFromBook(
      { kind: 'horoscope', type: 'daily', date, zone, person: { sign } },
      { book: book(), skyOf, seed: sign, history: NO_HISTORY, again: 0 },
    );
    const passage = page?.parts.filter(({ text }) => !isSeason(text)).map(({ text }) => text);
    return passage?.join(' ') ?? null;
  },
  ofPlacement: (point, sign) =>
    book()
      .entry(`natal/${point}-${sign}`)
      ?.passages.find(({ lens }) => lens === 'whole')?.text ?? null,
});

/** The line under a page that names the slow contact beneath it. */
const isSeason = (text: string): boolean => text.startsWith('Through ');
