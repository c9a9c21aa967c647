import { expect, it } from 'vitest';
import { tonightAt } from './tonight-at.ts';
import { eventWords, phaseWords, standsWords, whenWords } from './tonight-words.ts';

const at = Date.UTC(2026, 10, 15, 12);

it('says UTC on the prerendered page', () => {
  expect(whenWords(at, 'UTC').replaceAll(/\s/g, ' ')).toBe('Sun, Nov 15, 12:00 pm UTC');
});

it('gives the two lights their article and the planets none', () => {
  expect(eventWords({ kind: 'ingress', at, body: 'moon', sign: 'pisces' })).toBe(
    'The Moon enters Pisces',
  );
  expect(eventWords({ kind: 'station', at, body: 'mercury', turns: 'direct' })).toBe(
    'Mercury turns direct',
  );
  expect(eventWords({ kind: 'quarter', at, phase: 'firstQuarter' })).toBe('First Quarter');
});

it('says where a body stands', () => {
  const saturn = {
    id: 'saturn',
    longitude: 8.5,
    sign: 'aries',
    degree: 8.5,
    speed: -0.01,
    isRetrograde: true,
    house: null,
    range: null,
  } as const;
  expect(standsWords(saturn)).toBe('Saturn stands at 8°30′ Aries');
});

it.each([
  [359, 'New Moon'],
  [68, 'Waxing Crescent'],
  [94, 'First Quarter'],
  [120, 'Waxing Gibbous'],
  [176, 'Full Moon'],
  [200, 'Waning Gibbous'],
  [271, 'Last Quarter'],
  [330, 'Waning Crescent'],
])('calls a Moon %d° ahead of the Sun what it looks like', (angle, words) => {
  expect(phaseWords({ ...tonightAt(at, at), moon: { angle, litFraction: 0.5 } })).toBe(words);
});
