import type { NotedPart } from '../../../ui/reading/noted-text.ts';

/** A part of an answer: sentences, or a message that the user could send. */
export type Block =
  | { readonly kind: 'text'; readonly parts: readonly NotedPart[] }
  | { readonly kind: 'words'; readonly text: string };

/** In quotation marks at the end of a sentence: after a colon, or after a comma where the sentence says to send them. */
const WORDS =
  /^(?<before>[^]*(?::|\b(?:send|write|text|message)\b[^.:;!?"“]*,))\s*["“](?<words>[^"“”]+)["”]\s*$/iu;
const FEWEST_WORDS = 5;
/** What follows the quotation belongs to its sentence. */
const GOES_ON = /^\p{Ll}/u;

/** Sets words to send apart from the sentences around them. */
export function blocksOf(parts: readonly NotedPart[]): Block[] {
  const blocks: Block[] = [];
  const add = (part: NotedPart): void => {
    const last = blocks.at(-1);
    if (last?.kind === 'text' && part.isParagraph !== true) {
      blocks.splice(-1, 1, { kind: 'text', parts: [...last.parts, part] });
    } else blocks.push({ kind: 'text', parts: [part] });
  };
  let place = 0;
  for (let part = parts[place]; part !== undefined; part = parts[place]) {
    const { whole, next } = quotedFrom(parts, place);
    const { before = '', words = '' } = WORDS.exec(whole)?.groups ?? {};
    if (words.split(' ').length < FEWEST_WORDS || GOES_ON.test(parts[next]?.text ?? '')) {
      add(part);
      place += 1;
      continue;
    }
    const notes = [...new Set(parts.slice(place, next).flatMap((one) => one.notes))];
    add({ ...part, text: before.replace(/,$/u, ':'), notes });
    blocks.push({ kind: 'words', text: words });
    place = next;
  }
  return blocks;
}

const isOpen = (text: string): boolean => (text.match(/["“”]/gu)?.length ?? 0) % 2 === 1;

/** The text of a part, up to the part in which its quotation ends, and the place after that. */
function quotedFrom(
  parts: readonly NotedPart[],
  place: number,
): { readonly whole: string; readonly next: number } {
  let whole = parts[place]?.text ?? '';
  let next = place + 1;
  for (let more = parts[next]; isOpen(whole) && more !== undefined; more = parts[next]) {
    whole = `${whole} ${more.text}`;
    next += 1;
  }
  return { whole, next };
}
