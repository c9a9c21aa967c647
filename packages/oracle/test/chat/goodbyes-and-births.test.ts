import { expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

test.each([
  'ok whatever, thank you. gonna sleep now',
  'thank you, I am going to bed',
  'alright thanks, have to go now',
  'well, good night then',
])('"%s" ends a conversation, whatever it was about', async (message) => {
  expect((await last(MAYA, ['is my boss going to fire me', message]))?.family).toBe('bye');
});

test.each(['i cant go to sleep', 'should i go to bed with my ex', 'he has to go to sleep early'])(
  '"%s" is no goodbye',
  async (message) => {
    expect((await last(MAYA, [message]))?.family).not.toBe('bye');
  },
);

test('A birth that opens a conversation is told in its main signs', async () => {
  const answer = await last(MAYA, ['born 9 nov 2004 19:40 manchester']);
  expect(answer?.family).toBe('big-three');
  expect(answer?.text).toContain('Scorpio');
});

test('A birth before a question is not compared with itself', async () => {
  const answer = await last(MAYA, [
    'I was born 9 nov 2004 at 19:40 in manchester. is this a good year for me for work?',
  ]);
  expect(answer?.family).not.toBe('compare-charts');
});

test('Of two births the own one may come last, also in the middle of a story', async () => {
  const message =
    "He's a stubborn Taurus, 29 April 1965. I'm 12 August 1968. Do we clash in the stars?";
  const story = "My brother and I are fighting about our dad's house";
  const answer = await last(MAYA, [story, message]);
  expect(answer?.family).toBe('compare-charts');
  expect(answer?.text).toContain('Going by the birth you typed here, August 12, 1968');
  const moon = await last(MAYA, [story, message, "what's my own moon sign"]);
  expect(moon?.text).toContain('Going by the birth you typed here, August 12, 1968');
});
