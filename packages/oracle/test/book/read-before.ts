import { type BookHistory, historyOf } from '../../src/book/page/history.ts';

/** A history in which these parts of the Book were read on these days, on pages of other kinds. */
export const readBefore = (used: ReadonlyMap<string, string>): BookHistory =>
  historyOf(
    [...used].map(([id, date]) => ({ reading: 'palm', date, used: [id], told: '', shape: '' })),
    '',
  );
