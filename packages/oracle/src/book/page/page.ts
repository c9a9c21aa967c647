import type { Fact, FactId } from '../../facts/fact.ts';
import type { Shape } from '../vocabulary.ts';

/** A page as it is shown: a title, paragraphs with the facts they rest on, and what it used. */
export type Page = {
  readonly title: string;
  readonly parts: readonly { readonly text: string; readonly cites: readonly FactId[] }[];
  readonly text: string;
  readonly facts: readonly Fact[];
  /** What a history must remember: parts of the Book, the event told, the shape. */
  readonly used: readonly string[];
  readonly told: string;
  readonly shape: Shape;
  /** News that came before this one and had no passage left. */
  readonly passedOver: readonly string[];
};

export function pageOf(page: Omit<Page, 'text'>): Page {
  return { ...page, text: page.parts.map(({ text }) => text).join('\n\n') };
}

export const paragraphsOf = (text: string): string[] =>
  text.split(/\n{2,}/u).filter((paragraph) => paragraph.trim() !== '');
