import type { Said } from './read-answer.ts';

const LONGEST_TITLE_WORDS = 6;

/** An answer that does not keep to the format is read as what it is: paragraphs, perhaps with a title above them. */
export function readProse(text: string): Said[] {
  const blocks = text
    .replaceAll(/```\w*/gu, '')
    .replaceAll(/^\s*(?:#{1,6}|[-*•]|\d+[.)])\s+/gmu, '')
    .replaceAll(/\*\*|__/gu, '')
    .split(/\n+/u)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  const [first = '', ...rest] = blocks;
  const isTitle = rest.length > 0 && isTitleLike(first);
  return [
    ...(isTitle ? [{ title: first.replace(/^title:\s*/iu, '') }] : []),
    ...(isTitle ? rest : blocks).map((block) => ({ text: block, cites: [] })),
  ];
}

const isTitleLike = (line: string): boolean =>
  line.split(/\s+/u).length <= LONGEST_TITLE_WORDS && !/[.?!]$/u.test(line);
