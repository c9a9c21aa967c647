import { expect, test } from 'vitest';
import { findFeelings, isJoke } from './find-feelings.ts';
import { findPlace } from './find-place.ts';
import { findLanguage, findLine, findQuote } from './find-small.ts';

test.each([
  ['i feel like a failure', 'shame'],
  ["i'm so mad at her", 'anger'],
  ['scared of monday', 'fear'],
  ['are we doomed', 'doom'],
  ['can’t wait for it, so excited', 'excited'],
])('a feeling is heard: %s', (text, feeling) => {
  expect(findFeelings(text)).toContain(feeling);
});

test('a laugh is a joke', () => {
  expect(isJoke('got the axe lol')).toBe(true);
  expect(isJoke('got the axe')).toBe(false);
});

test.each([
  ['should i move to lisbon', 'Lisbon'],
  ['the job in New York City', 'New York City'],
  ['moving to Aarhus in may', 'Aarhus'],
  ['berlin or staying put', 'Berlin'],
  ['i got in trouble', undefined],
])('a place is found: %s', (text, place) => {
  expect(findPlace(text)).toBe(place);
});

test('palm lines and languages are found', () => {
  expect(findLine('my life line is short')).toBe('life');
  expect(findLine('the love line')).toBe('heart');
  expect(findLanguage('can you answer in spanish')).toBe('Spanish');
});

test('a quote has eight words at most', () => {
  expect(findQuote('does it get less lonely when you have been here a while?')).toBe(
    'does it get less lonely when you have',
  );
});
