import type { NotedParagraph, NotedPart } from '../../ui/noted-text.ts';

/** A paragraph is full once it holds this many words: short enough to rest between two. */
const FULL_WORDS = 45;

const wordsIn = (parts: NotedParagraph): number =>
  parts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

/** Sets sentences as paragraphs. The last one keeps a short rest company rather than leave it alone. */
export function paragraphsOf(parts: readonly NotedPart[]): readonly NotedParagraph[] {
  const paragraphs: NotedPart[][] = [];
  let open: NotedPart[] = [];
  for (const [place, part] of parts.entries()) {
    if (open.length === 0) paragraphs.push(open);
    open.push(part);
    const rest = parts.slice(place + 1);
    if (wordsIn(open) >= FULL_WORDS && wordsIn(rest) >= FULL_WORDS / 3) open = [];
  }
  return paragraphs;
}
