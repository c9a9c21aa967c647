import { expect, it } from 'vitest';
import { firstSentences, firstWords } from './opening.ts';

const part = (text: string, isAside?: true) => ({ text, cites: [], isAside });
const long = 'Pluto has been coming and going across your Saturn since February 2025.';
const parts = [
  part('Another page, on Pluto.', true),
  part(`${long} ${long} ${long} ${long} ${long}`),
];

it('takes whole sentences, as many as fit', () => {
  expect(firstSentences(parts)).toBe(`${long} ${long} ${long}`);
  expect(firstSentences([part('Short. And sweet.')])).toBe('Short. And sweet.');
  expect(firstSentences([])).toBe('');
});

it('does not stop after a few words, though the next sentence is long', () => {
  const endless = `${'It goes on '.repeat(30)}and ends.`;
  expect(firstSentences([part(`A seat is free. ${endless} More.`)])).toBe(
    `A seat is free. ${endless}`,
  );
});

it('takes no more than a few words of a page that may not be read', () => {
  expect(firstWords(parts)).toBe('Pluto has been coming and going across your…');
  expect(firstWords([part('Sit. Stay.')])).toBe('Sit. Stay.');
});
