import { expect, it } from 'vitest';
import { plainSky } from './plain-sky.ts';

it.each([
  ['The Moon slips into Cancer today.', 'The Moon slips into Gemini today.'],
  ['Cancer and Capricorn face each other.', 'Gemini and Capricorn face each other.'],
  ['Cancer runs in the family.', 'Cancer runs in the family.'],
  [
    'Mercury is backing up through the money corner of your chart.',
    'Mercury is backing up through the house.',
  ],
  ['It falls in your corner for home and family.', 'It falls in your house.'],
  ['Venus is passing through Leo.', 'Venus is moving through Leo.'],
  ['There is money in the corner shop.', 'There is money in the corner shop.'],
])('names of the sky say nothing of a life: %s', (text, plain) => {
  expect(plainSky(text)).toBe(plain);
});
