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

it('never moves a sentence that is set, whatever follows', () => {
  const parts = [part(30, 'a'), part(20, 'b'), part(6, 'c'), part(40, 'd'), part(9, 'e')];
  const last = paragraphsOf(parts);
  for (const [place] of parts.entries()) {
    const soFar = paragraphsOf(parts.slice(0, place + 1));
    expect(soFar.slice(0, -1)).toEqual(last.slice(0, soFar.length - 1));
    expect(last[soFar.length - 1]?.slice(0, soFar.at(-1)?.length)).toEqual(soFar.at(-1));
  }
});

it('has nothing to set where nothing was written', () => {
  expect(paragraphsOf([])).toEqual([]);
});

it('leaves what is a paragraph already as it is, however short', () => {
  const short = { ...part(8, 'a'), isParagraph: true } as const;
  const long = { ...part(60, 'b'), isParagraph: true } as const;
  expect(paragraphsOf([short, long, short])).toEqual([[short], [long], [short]]);
});

it('prints quotation marks and apostrophes as a book does', () => {
  const said = { text: `It's a "yes".`, notes: [] };
  expect(paragraphsOf([said])).toEqual([[{ text: 'It’s a “yes”.', notes: [] }]]);
});
