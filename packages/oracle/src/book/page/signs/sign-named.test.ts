import { expect, it } from 'vitest';
import { ABOUT_NOTHING } from '../../news/news.ts';
import { signNamed } from './sign-named.ts';

const onMoon = { ...ABOUT_NOTHING, point: 'moon', pointSign: 'cancer', family: 'hard' } as const;

it('names the sign of the planet once, at its first mention', () => {
  expect(signNamed('Mars is pressing on your Moon until {until}. Feed your Moon.', onMoon)).toBe(
    'Mars is pressing on your Moon in Cancer until {until}. Feed your Moon.',
  );
});

it('passes over a possessive and a mention before an object', () => {
  const text = "Mars is on your Moon's side and keeps your Moon company, even your own Moon.";
  expect(signNamed(text, onMoon)).toBe(
    "Mars is on your Moon's side and keeps your Moon company, even your own Moon in Cancer.",
  );
});

it('names no sign that is unknown, nor one that everyone of an age shares', () => {
  expect(signNamed('Mars is on your Moon.', { ...onMoon, pointSign: null })).toBeNull();
  expect(signNamed('Mars is on your Pluto.', { ...onMoon, point: 'pluto' })).toBeNull();
  expect(signNamed('Mars is where the feelings are.', onMoon)).toBeNull();
});
