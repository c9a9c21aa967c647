import type { NotedPart } from '../../../ui/reading/noted-text.ts';

/** A part of an answer: sentences, or a message that the user could send. */
export type Block =
  | { readonly kind: 'text'; readonly parts: readonly NotedPart[] }
  | { readonly kind: 'words'; readonly text: string };

/** After a colon, in quotation marks, at the end of a sentence. */
const WORDS = /^(?<before>[^]*:)\s*["“](?<words>[^"“”]+)["”]\s*$/u;
const FEWEST_WORDS = 5;
/** What follows the quotation belongs to its sentence. */
const GOES_ON = /^\p{Ll}/u;

/** Sets words to send apart from the sentences around them. */
export function blocksOf(parts: readonly NotedPart[]): Block[] {
  const blocks: Block[] = [];
  const add = (part: NotedPart): void => {
    const last = blocks.at(-1);
    if (last?.kind === 'text') {
      blocks.splice(-1, 1, { kind: 'text', parts: [...last.parts, part] });
    } else blocks.push({ kind: 'text', parts: [part] });
  };
  for (const [place, part] of parts.entries()) {
    const next = parts[place + 1]?.text ?? '';
    const { before = '', words = '' } = WORDS.exec(part.text)?.groups ?? {};
    if (words.split(' ').length < FEWEST_WORDS || GOES_ON.test(next)) {
      add(part);
      continue;
    }
    add({ ...part, text: before });
    blocks.push({ kind: 'words', text: words });
  }
  return blocks;
}
