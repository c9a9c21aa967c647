import { expect, it } from 'vitest';
import { chooseParagraph } from './choose-paragraph.ts';

const fitting =
  'Return the spare key. Tell the person who still thinks you are in charge of it. '.repeat(2);

it('takes the paragraph that stands alone and fits', () => {
  expect(chooseParagraph(['Short.', `That is why. ${fitting}`, fitting])).toBe(2);
});

it('leaves out what tells of a birth', () => {
  expect(chooseParagraph([`Three months from your birthday. ${fitting}`, fitting.repeat(4)])).toBe(
    1,
  );
});

it('would rather not name a place of the chart', () => {
  expect(chooseParagraph([`Your Taurus Sun minds. ${fitting}`, fitting])).toBe(1);
});

it('takes the first where there is no better', () => {
  expect(chooseParagraph(['One.'])).toBe(0);
  expect(chooseParagraph([])).toBe(0);
});
