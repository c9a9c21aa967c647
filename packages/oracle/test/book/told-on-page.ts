import type { Book } from '../../src/book/book.ts';
import type { Page } from '../../src/book/page/page.ts';
import type { Fact } from '../../src/facts/fact.ts';

/** A passage or a line as it was written into a page, with the fact it tells. */
export type Told = {
  readonly id: string;
  readonly key: string;
  /** With its slots. */
  readonly template: string;
  readonly text: string;
  readonly fact: Fact | undefined;
};

/** The passages of a page, and the line beneath it or the dated lines of a week. */
export function toldOnPage(book: Book, page: Page): Told[] {
  const { used, parts, facts } = page;
  if (used.length > 1 && used.every((one) => book.passage(one) !== undefined))
    return tiesOnPage(book, page);
  const [id = '', ...lines] = used;
  const body = parts.slice(0, parts.length - lines.length);
  const template = book.passage(id)?.text ?? '';
  const text = body.map((part) => part.text).join('\n\n');
  return [
    { id, key: keyOf(id), template, text, fact: facts[0] },
    ...lines.map((line, index) => {
      const part = parts.at(index - lines.length);
      return {
        id: line,
        key: keyOf(line),
        template: lineText(book, line),
        text: part?.text ?? '',
        fact: facts.find((fact) => fact.id === part?.cites[0]),
      };
    }),
  ];
}

/** Each tie of two charts, and the pair of signs, stands by its own fact. */
const tiesOnPage = (book: Book, { used, parts, facts }: Page): Told[] =>
  used.map((id, index) => {
    const fact = facts[index];
    const own = parts.filter(({ cites, isAside }) => cites[0] === fact?.id && isAside !== true);
    const text = own.map((part) => part.text).join('\n\n');
    return { id, key: keyOf(id), template: book.passage(id)?.text ?? '', text, fact };
  });

/** The lines on a station stand in a file of their own, house by house. */
const keyOf = (id: string): string => entryOf(id).replace(/-beats$/u, '');

const entryOf = (id: string): string => id.slice(0, id.indexOf('#'));

const lineText = (book: Book, id: string): string =>
  book.entry(entryOf(id))?.lines.find((line) => line.id === id)?.text ?? '';
