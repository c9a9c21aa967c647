import { typographic } from '@palm/contract/typographic';
import type { NotedParagraph, NotedPart } from '../../ui/reading/noted-text.ts';

/** A paragraph is full once it holds this many words: short enough to rest between two. */
const FULL_WORDS = 45;

const wordsIn = (parts: NotedParagraph): number =>
  parts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

/** Sets sentences as paragraphs, and paragraphs as they are, with the quotation marks of print. What follows never moves what is set: the text may still be being written. */
export function paragraphsOf(parts: readonly NotedPart[]): readonly NotedParagraph[] {
  const paragraphs: NotedPart[][] = [];
  let open: NotedPart[] = [];
  for (const part of parts) {
    if (part.isParagraph) open = [];
    if (open.length === 0) paragraphs.push(open);
    open.push({ ...part, text: typographic(part.text) });
    if (part.isParagraph || wordsIn(open) >= FULL_WORDS) open = [];
  }
  return paragraphs;
}
