import { expect, it } from 'vitest';
import { balancedLines, wrapLines } from './wrap-lines.ts';

const byLetters = (line: string): number => line.length;

it('fills lines without passing the width', () => {
  expect(wrapLines('Hand back the keys', 9, byLetters)).toEqual(['Hand back', 'the keys']);
});

it('lets a long word stand alone', () => {
  expect(wrapLines('a responsibility b', 5, byLetters)).toEqual(['a', 'responsibility', 'b']);
  expect(wrapLines('', 5, byLetters)).toEqual([]);
});

it('leaves no single word on the last line where the lines can be even', () => {
  expect(balancedLines('The price of the good sofa', 21, byLetters)).toEqual([
    'The price of',
    'the good sofa',
  ]);
});
