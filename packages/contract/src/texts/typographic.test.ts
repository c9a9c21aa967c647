import { expect, it } from 'vitest';
import { typographic } from './typographic.ts';

it('prints quotation marks and apostrophes as a book does', () => {
  expect(typographic(`I'm sure: "it's fine," she said ('really').`)).toBe(
    'I’m sure: “it’s fine,” she said (‘really’).',
  );
});
