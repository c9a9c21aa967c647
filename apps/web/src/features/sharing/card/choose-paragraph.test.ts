import { shareExcerpt } from '@palm/contract/share-excerpt';
import { expect, it } from 'vitest';
import { chooseParagraph } from './choose-paragraph.ts';

const fitting =
  'Return the spare key. Tell the person who still thinks you are in charge of it. '.repeat(2);

const chosen = (paragraphs: readonly string[]): number =>
  chooseParagraph(
    { title: '', paragraphs },
    { title: '', paragraphs: paragraphs.map(shareExcerpt) },
  );

it('takes the paragraph that stands alone and fits', () => {
  expect(chosen(['Short.', `That is why. ${fitting}`, fitting.trim()])).toBe(2);
});

it('prefers a paragraph of which nothing is left out', () => {
  expect(chosen([`Your Taurus Sun minds. ${fitting}`, fitting.trim()])).toBe(1);
});

it('does not take a paragraph that only tells of a birth', () => {
  expect(chosen(['You were born at noon.', 'Short.'])).toBe(1);
});

it('takes the first where there is no better', () => {
  expect(chosen(['One.'])).toBe(0);
  expect(chosen([])).toBe(0);
});
