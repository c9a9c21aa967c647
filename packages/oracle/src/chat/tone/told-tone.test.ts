import { expect, test } from 'vitest';
import { readTones } from '../../../load/read-tones.ts';
import { hashTones, toldExamples } from '../../../scripts/tones/read-tone-examples.ts';
import { toldToneOf } from './told-tone.ts';
import type { HeardTone, Tone } from './tones.ts';

const heard = (...tones: readonly (readonly [Tone, number])[]): HeardTone[] =>
  tones.map(([tone, share]) => ({ tone, share }));

test.each([
  ['a tone that stands out', heard(['glad', 0.5]), 'my sourdough rose', 'glad'],
  ['a tone whose group is likely', heard(['touched', 0.3], ['glad', 0.2]), 'he waved', 'touched'],
  ['only that it is good', heard(['glad', 0.25], ['giddy', 0.2], ['easy', 0.2]), 'a', 'bright'],
  ['only that it is bad', heard(['hurt', 0.25], ['angry', 0.2], ['worn', 0.2]), 'a', 'heavy'],
  ['nothing', heard(['hurt', 0.2], ['glad', 0.2]), 'a', 'plain'],
  ['no joke in a death', heard(['funny', 0.6], ['grieving', 0.2]), 'my uncle died', 'grieving'],
  ['nothing good in what is missed', heard(['easy', 0.6]), 'missing home today', 'plain'],
  ['a sure word', heard(['glad', 0.9]), 'i tripped on stage', 'embarrassed'],
] as const)('hears %s', (_, tones, plain, tone) => {
  expect(toldToneOf(tones, plain)).toBe(tone);
});

test('was learned from the examples as they are', () => {
  expect(readTones().hash).toBe(hashTones(toldExamples()));
});
