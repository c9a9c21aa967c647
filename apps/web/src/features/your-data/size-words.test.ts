import { expect, it } from 'vitest';
import { sizeWords } from './size-words.ts';

it.each([
  [0, '0 bytes'],
  [812, '812 bytes'],
  [1000, '1.0 KB'],
  [99_940, '99.9 KB'],
  [345_600, '346 KB'],
  [4_230_000, '4.2 MB'],
  [12_000_000_000_000, '12000 GB'],
])('says of %d that it is %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
