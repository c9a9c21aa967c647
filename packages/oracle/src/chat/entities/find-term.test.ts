import { expect, test } from 'vitest';
import { findTerm, twoTermsIn } from './find-term.ts';

test('a term is found in any case and beside signs, not within a word', () => {
  expect(findTerm('What is a GRAND TRINE? 😔')).toBe('grand trine');
  expect(findTerm('«sextile»')).toBe('sextile');
  expect(findTerm('the sextilé')).toBeUndefined();
  expect(findTerm('sextile2')).toBeUndefined();
});

test('two terms are named in the order in which they are typed', () => {
  const names = twoTermsIn('Sextile or Conjunction?').map(({ name }) => name);
  expect(names).toEqual(['sextile', 'conjunction']);
});
