import { expect, it } from 'vitest';
import { plutoOnSaturn } from '../../../../test/sample-transits.ts';
import { factWords } from './fact-words.ts';

const transit = { ...plutoOnSaturn, id: 't', words: '' };

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
