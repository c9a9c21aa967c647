import { type Book, bookOf } from '../src/book/book.ts';
import { readEntries } from './read-book.ts';

let book: Book | null = null;

/** The Book, read from its files once in a process. */
export const openBook = (): Book => (book ??= bookOf(readEntries()));
