import { expect, it } from 'vitest';
import { typographic } from './typographic.ts';

it('prints quotation marks and apostrophes as a book does', () => {
  expect(typographic(`I'm sure: "it's fine," she said ('really').`)).toBe(
    'I’m sure: “it’s fine,” she said (‘really’).',
  );
});

it('keeps a month and its day on one line', () => {
  expect(typographic('Until January 6 an old wish glows; in May it may rest.')).toBe(
    'Until January\u00A06 an old wish glows; in May it may rest.',
  );
});
