import { expect, it } from 'vitest';
import { subjectOf } from './subject-of.ts';

const transit = (body: string, point: string, aspect: string, orbDeg: number) => ({
  id: `${body}-${point}`,
  kind: 'transit',
  words: `${body} at 1°, natal ${point}: ${aspect}`,
  body,
  point,
  aspect,
  orbDeg,
});
const skyAspect = {
  id: 'sky',
  kind: 'sky-aspect',
  words: 'Mars and Jupiter: conjunction, orb 0.3°, applying',
  a: 'mars',
  b: 'jupiter',
  aspect: 'conjunction',
  orbDeg: 0.3,
};
const house = { id: 'house', kind: 'house', words: 'Saturn in Aries, your first house' };

it('names the closest touch on the own chart, with the day', () => {
  const facts = [house, skyAspect, transit('uranus', 'mercury', 'square', 0.2)];
  expect(subjectOf('2026-11-15', [transit('venus', 'sun', 'trine', 2), ...facts])).toBe(
    'Sunday: Uranus is at a hard angle to your Mercury',
  );
});

it('prefers what lasts the day to the Moon, and the Moon to the common sky', () => {
  const moon = transit('moon', 'ascendant', 'sextile', 0.1);
  expect(subjectOf('2026-11-16', [moon, transit('saturn', 'moon', 'opposition', 3)])).toBe(
    'Monday: Saturn stands across from your Moon',
  );
  expect(subjectOf('2026-11-16', [skyAspect, moon])).toBe(
    'Monday: the Moon is at a friendly angle to your Ascendant',
  );
});

it('does not say a planet twice when it meets its own place', () => {
  expect(subjectOf('2026-11-16', [transit('moon', 'moon', 'conjunction', 0.4)])).toBe(
    'Monday: the Moon is back at its place at your birth',
  );
  expect(subjectOf('2026-11-16', [transit('saturn', 'saturn', 'square', 0.4)])).toBe(
    'Monday: Saturn is at a hard angle to its place at your birth',
  );
});

it('tells where a planet stands without its degree, before where one stood at birth', () => {
  const natal = { id: 'natal', kind: 'natal', words: 'Natal Sun in 13°11′ Pisces' };
  const sky = {
    id: 'sky',
    kind: 'sky',
    words: 'Venus at 23°59′ Scorpio',
    body: 'venus',
    sign: 'scorpio',
  };
  expect(subjectOf('2026-11-15', [natal, sky])).toBe('Sunday: Venus is in Scorpio');
});

it('falls back to the common sky, and to the words of whatever there is', () => {
  expect(subjectOf('2026-11-15', [house, skyAspect])).toBe('Sunday: Mars meets Jupiter');
  expect(subjectOf('2026-11-15', [house])).toBe('Sunday: Saturn in Aries, your first house');
  expect(subjectOf('2026-11-15', [])).toBe('Sunday: your sky');
});
