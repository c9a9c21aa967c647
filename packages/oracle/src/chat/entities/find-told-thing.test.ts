import { expect, test } from 'vitest';
import { findToldThing } from './find-told-thing.ts';

test.each([
  ['My husband bought a boat. A BOAT. We live two hours from any water.', 'the boat'],
  ['my brother ate the last slice of my birthday cake. it had my NAME on it', 'the cake'],
  ['he gave me the clock, and i already own the clock of my grandmother', 'the clock'],
])('%s', (message, thing) => {
  expect(findToldThing(message)).toBe(thing);
});

test.each([
  'she waved at the window, then took the train',
  'he said it in the morning',
  'my mother came with my sister',
  'my dog slept. the car broke.',
  'i am so tired',
])('names nothing where no thing is sure: %s', (message) => {
  expect(findToldThing(message)).toBeNull();
});
