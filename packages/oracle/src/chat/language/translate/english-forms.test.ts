import { expect, test } from 'vitest';
import { finite, ingOf, participleOf, pastOf } from './english-forms.ts';

test.each([
  ['cry', 'cried', 'cried', 'crying'],
  ['leave', 'left', 'left', 'leaving'],
  ['get married', 'got married', 'gotten married', 'getting married'],
  ['be', 'was', 'been', 'being'],
])('%s', (base, past, participle, ing) => {
  expect([pastOf(base), participleOf(base), ingOf(base)]).toEqual([past, participle, ing]);
});

test.each([
  ['be', 'present', 1, true, 'am not'],
  ['have', 'present', 3, false, 'has'],
  ['can', 'past', 1, true, 'could not'],
  ['watch', 'present', 3, false, 'watches'],
  ['answer', 'present', 3, true, 'does not answer'],
  ['come back', 'past', 3, false, 'came back'],
  ['go', 'will', 3, true, 'will not go'],
] as const)('%s in the %s', (base, tense, person, isDenied, said) => {
  expect(finite(base, tense, person, isDenied)).toBe(said);
});
