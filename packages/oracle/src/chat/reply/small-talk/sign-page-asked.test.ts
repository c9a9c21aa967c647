import { describe, expect, test } from 'vitest';
import { signPageAsked } from './sign-page-asked.ts';

describe('A question for the page of a sign', () => {
  test.each([
    ['leo horoscope', 'horoscope for Leo today'],
    ['can i get my daily horoscope for virgo please', 'horoscope for Virgo today'],
    ['weekly horoscope scorpio', 'horoscope for Scorpio this week'],
    ["i'm a pisces, what's my week like?", 'horoscope for Pisces this week'],
    ['as a leo what should i expect today', 'horoscope for Leo today'],
  ])('"%s" is "%s"', (message, question) => {
    expect(signPageAsked(message, true)).toBe(question);
  });

  test('a sign that is only told is described, at the beginning of a conversation', () => {
    expect(signPageAsked("i'm a pisces", true)).toBe('what is Pisces like');
    expect(signPageAsked("i'm a pisces", false)).toBeNull();
  });

  test.each([
    'horoscope for leo today',
    "i'm a virgo and he's a cancer, will it work today",
    "i'm a pisces and my boss yelled at me today",
    'does a leo man come back',
  ])('"%s" is left as it is', (message) => {
    expect(signPageAsked(message, true)).toBeNull();
  });
});
