import { expect, it } from 'vitest';
import { shareParagraphs } from './share-paragraphs.ts';

const part = (text: string, more: object = {}) => ({ text, cites: [], ...more });

it('gives the paragraphs of a page, without the line beneath it', () => {
  const parts = [
    part('One thought.', { isParagraph: true }),
    part('Another.', { isParagraph: true }),
    part('Neptune blurs the line.', { isAside: true }),
  ];
  expect(shareParagraphs(parts)).toEqual(['One thought.', 'Another.']);
});

it('joins sentences to paragraphs where a page comes in sentences', () => {
  const long = `${'word '.repeat(41)}end.`;
  expect(shareParagraphs([part('Short.'), part(long), part('Rest.')])).toEqual([
    `Short. ${long}`,
    'Rest.',
  ]);
});
