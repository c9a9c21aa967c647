import { expect, test } from 'vitest';
import { gradeMessage } from '../../grade-message.ts';
import { lookAtMessage } from '../../look-at-message.ts';
import { mayBeMeant } from '../../alarm/alarm-model.ts';

const gradeOf = (message: string): number => gradeMessage(lookAtMessage(message)).grade;

test.each([
  'he wont let me see his phone and hits me',
  'my husband wont let me leave for work',
  'a man spat at me and punched me',
  'my son wont let me leave the house, he locks me in',
  'he bit me hard and choked me',
  'dad had a heart attack just now',
  'i cant swallow and my throat is swelling',
  'my friend said goodbye to everyone and is not answering his phone',
])('what harms is found beside the same words: %s', (message) => {
  expect(gradeOf(message)).toBeGreaterThanOrEqual(2);
});

test.each([
  'mom keeps saying when im gone and she has a gun in the house',
  'woke up with scratches on my arm that i made',
  'i left the stove on and lay down in the kitchen',
  'she gave away her dog and says she wants to be cremated',
  'my friend left a note and turned off his phone',
])('the classifier may still speak: %s', (message) => {
  expect(gradeOf(message) >= 2 || mayBeMeant(lookAtMessage(message))).toBe(true);
});
