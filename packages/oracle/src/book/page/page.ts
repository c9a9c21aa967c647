import type { Fact } from '../../facts/fact.ts';
import type { FactId } from '../../facts/fact-kinds/fact-id.ts';
import type { News } from '../news/news.ts';
import type { Shape } from '../vocabulary.ts';
import { subjectOf } from './subject-of.ts';

/** A paragraph with the facts it rests on. */
export type PagePart = {
  readonly text: string;
  readonly cites: readonly FactId[];
  readonly isParagraph: true;
  /** True for the line beneath a page, and for the one that says what another page is about. */
  readonly isAside?: true | undefined;
};
type DraftPart = Omit<PagePart, 'isParagraph'>;

/** A page as it is shown: a title, paragraphs with the facts they rest on, and what it used. */
export type Page = {
  readonly title: string;
  readonly parts: readonly PagePart[];
  readonly text: string;
  readonly facts: readonly Fact[];
  /** What it is about, in a line, for a language model to go by. */
  readonly gist: string;
  /** What a history must remember: parts of the Book, the event told, the shape. */
  readonly used: readonly string[];
  readonly told: string;
  readonly shape: Shape;
  /** News of a heavier rank that had no passage left. */
  readonly passedOver: readonly string[];
};

export function pageOf(
  page: Omit<Page, 'text' | 'parts'> & { readonly parts: readonly DraftPart[] },
): Page {
  return {
    ...page,
    parts: page.parts.map((part) => ({ ...part, isParagraph: true })),
    text: page.parts.map(({ text }) => text).join('\n\n'),
  };
}

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Who asks for another page is told first what it is about. */
export function anotherPage(one: News, again: number): DraftPart[] {
  const subject = subjectOf(one.about);
  if (again === 0 || subject === null) return [];
  return [{ text: `Another page, on ${subject}.`, cites: [one.fact.id], isAside: true }];
}
