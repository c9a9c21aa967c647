import { expect, it } from 'vitest';
import { factWords } from './fact-words.ts';

const transit = {
  id: 't',
  kind: 'transit',
  words: 'Pluto at 3°39′ Aquarius, natal Saturn: conjunction, orb 0.1°',
  body: 'pluto',
  bodyLongitudeDeg: 303.6,
  point: 'saturn',
  pointLongitudeDeg: 303.7,
  pointUncertaintyDeg: 0,
  aspect: 'conjunction',
  orbDeg: 0.1,
  isApplying: true,
  at: '2026-12-05T12:00:00Z',
  timing: null,
};

it('names a contact without degrees', () => {
  expect(factWords([transit])).toBe('Pluto on Saturn');
  expect(factWords([{ ...transit, aspect: 'square', point: 'midheaven' }])).toBe(
    'Pluto square Midheaven',
  );
});

it('is silent where the words would tell the day of birth', () => {
  expect(factWords([{ ...transit, body: 'sun' }])).toBe('');
  expect(factWords([{ ...transit, point: 'sun' }])).toBe('');
  expect(factWords([{ id: 'n', kind: 'natal', words: 'Natal Sun at 24°27′ Taurus' }])).toBe('');
  expect(factWords([])).toBe('');
});
