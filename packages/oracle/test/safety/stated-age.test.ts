import { expect, test } from 'vitest';
import { normaliseMessage } from '../../src/safety/normalise-message.ts';
import { statesMinor } from '../../src/safety/rules/stated-age.ts';

test.each([
  ['im 15 and my parents fight', true],
  ['i’m in 9th grade', true],
  ['my brother and i sit together in 9th grade', true],
  ['we moved in with my parents and i’m 15 again', false],
  ['it’s snowing and i’m 6 years old inside', false],
  ['my son would have to change school in 9th grade', false],
])('%s: under eighteen %s', (message, isMinor) => {
  expect(statesMinor(normaliseMessage(message))).toBe(isMinor);
});
