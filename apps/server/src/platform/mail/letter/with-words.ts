import type { Block, Footer, Letter } from './letter.ts';

type Say = (words: string) => string;

/** The same letter in other words. */
export const withWords = (letter: Letter, say: Say): Letter => ({
  subject: say(letter.subject),
  ...(letter.preview !== undefined && { preview: say(letter.preview) }),
  blocks: letter.blocks.map((block) => blockWith(block, say)),
  ...(letter.footer && { footer: footerWith(letter.footer, say) }),
});

function blockWith(block: Block, say: Say): Block {
  switch (block.kind) {
    case 'heading':
      return { kind: block.kind, label: say(block.label), text: say(block.text) };
    case 'paragraph':
    case 'aside':
    case 'fine-print':
      return { kind: block.kind, text: say(block.text) };
    case 'facts':
      return { kind: block.kind, label: say(block.label), lines: block.lines.map(say) };
    case 'button':
      return { kind: block.kind, words: say(block.words), link: say(block.link) };
    case 'code':
      return { kind: block.kind, words: say(block.words), code: say(block.code) };
  }
}

const footerWith = ({ sentences, links }: Footer, say: Say): Footer => ({
  sentences: sentences.map(say),
  links: links.map(({ words, link }) => ({ words: say(words), link: say(link) })),
});
