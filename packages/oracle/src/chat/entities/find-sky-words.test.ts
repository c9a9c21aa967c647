import { describe, expect, test } from 'vitest';
import { findCard } from './find-card.ts';
import { findSigns, signsOfTwo } from './find-signs.ts';
import { findSkyWords } from './find-sky-words.ts';
import { findTerm } from './find-term.ts';

describe('Words of the sky', () => {
  test.each([
    [
      'what does pluto on my saturn mean',
      { planet: 'pluto', point: 'saturn', aspect: 'conjunction' },
    ],
    ['saturn square my moon', { planet: 'saturn', point: 'moon', aspect: 'square' }],
    ['mars in the 8th house', { planet: 'mars', house: 8 }],
    ['what is in my tenth house', { house: 10 }],
    ['my mc', { planet: 'midheaven' }],
    ['am i a fire sign', { element: 'fire' }],
    ['when is the full moon', {}],
    ['we bought a house', {}],
  ])('%s', (text, expected) => {
    expect(findSkyWords(text)).toEqual(expected);
  });

  test.each([
    ["i'm a libra and he's a scorpio", { sign: 'libra', sign_b: 'scorpio' }],
    ["he's a scorpio and i'm a libra", { sign: 'libra', sign_b: 'scorpio' }],
    ['are pisces and capricorn compatible', { sign: 'pisces', sign_b: 'capricorn' }],
    ['what are geminis like', { sign: 'gemini' }],
    ['my gf is a capricorn. do capricorns just not feel things', { sign_b: 'capricorn' }],
    ['leo and leo', { sign: 'leo', sign_b: 'leo' }],
    ['can two scorpios survive one kitchen', { sign: 'scorpio', sign_b: 'scorpio' }],
    ["he's a sagittarius, does that matter", { sign_b: 'sagittarius' }],
  ])('signs of two: %s', (text, expected) => {
    expect(signsOfTwo(text)).toEqual(expected);
  });

  test('the illness is no sign', () => {
    expect(findSigns('my aunt has cancer')).toEqual([]);
    expect(findSigns('can a cancer date an aries')).toEqual(['cancer', 'aries']);
  });

  test.each([
    ['i pulled the tower', 'The Tower'],
    ['what does the hermit mean', 'The Hermit'],
    ['the sun card', 'The Sun'],
    ['i drew the two of cups', 'Two of Cups'],
    ['i still set two cups for tea', undefined],
    ['the world is on fire', undefined],
    ['my strength is gone', undefined],
  ])('cards: %s', (text, card) => {
    expect(findCard(text)).toBe(card);
  });

  test('the longest term wins', () => {
    expect(findTerm('do i have a grand trine')).toBe('grand trine');
  });
});
