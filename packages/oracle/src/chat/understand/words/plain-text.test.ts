import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { bankWords } from './repair-spelling.ts';

const words = bankWords(
  ['my boyfriend cheated', 'my boyfriend left', 'what does my horoscope say', 'horoscope for leo'],
  ['Friends matter.'],
);

describe('Plain text', () => {
  test.each([
    ['he left me on read', 'he stopped answering me'],
    ['ngl my bsf is sus', 'my best friend is suspicious'],
    ['idk what to do rn', 'i do not know what to do right now'],
    ["what's my asc", 'what is my rising sign'],
  ])('writes slang out: %s', (typed, plain) => {
    expect(plainText(typed, words)).toBe(plain);
  });

  test.each([
    ['my boyfreind cheated', 'my boyfriend cheated'],
    ['my horscope', 'my horoscope'],
  ])('repairs spelling to the words of the bank: %s', (typed, plain) => {
    expect(plainText(typed, words)).toBe(plain);
  });

  test('leaves words it knows, short words and names alone', () => {
    expect(plainText('friends left tokyo', words)).toBe('friends left tokyo');
  });
});
