import type { Block, Footer, Letter } from './letter.ts';

const SIGNATURE = 'Palm & Soul';
/** "-- " and a line break: mail programs set what follows apart (RFC 3676, 4.3). */
const SIGNATURE_MARK = '-- ';

/** The plain part: written from the same blocks, not scraped from the HTML. */
export const letterText = ({ blocks, footer }: Letter): string =>
  [...blocks.map(blockText), ...(footer ? [footerText(footer)] : [SIGNATURE])].join('\n\n') + '\n';

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.label.toUpperCase()}\n${block.text}`;
    case 'facts':
      return [`${block.label}:`, ...block.lines.map((line) => `  * ${line}`)].join('\n');
    case 'button':
      return `${block.words}:\n${block.link}`;
    case 'code':
      return `${block.words} ${block.code}`;
    case 'paragraph':
    case 'aside':
    case 'fine-print':
      return block.text;
  }
}

const footerText = ({ sentences, links }: Footer): string =>
  [
    SIGNATURE_MARK,
    SIGNATURE,
    ...sentences,
    ...links.map(({ words, link }) => `${words}: ${link}`),
  ].join('\n');
