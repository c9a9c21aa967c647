import { expect, it } from 'vitest';
import { paragraphsOf } from './paragraphs-of.ts';

const part = (words: number, name: string) => ({
  text: Array.from({ length: words }, () => name).join(' '),
  notes: [],
});

it('begins a new paragraph once one is full, and loses no sentence', () => {
  const parts = [part(30, 'a'), part(20, 'b'), part(30, 'c'), part(25, 'd'), part(20, 'e')];
  const paragraphs = paragraphsOf(parts);
  expect(paragraphs.map((paragraph) => paragraph.length)).toEqual([2, 2, 1]);
  expect(paragraphs.flat()).toEqual(parts);
});

it('leaves no last sentence alone', () => {
  expect(paragraphsOf([part(50, 'a'), part(6, 'b')])).toHaveLength(1);
});

it('has nothing to set where nothing was written', () => {
  expect(paragraphsOf([])).toEqual([]);
});
