import { expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

test.each([
  'stop calling me sweetie',
  'could you keep your answers shorter? i lose track',
  'drop the zodiac talk please',
  'please write like a regular person',
  'dont hold back, be brutally honest',
  'easier words please, i am still learning',
  'facts only please',
  'quit asking me questions',
  'why do you always talk so much',
  'i asked about one word and got a speech',
  'can you answer in bullet points',
])('"%s" is a request about how the Oracle talks', async (message) => {
  const answer = await last(MAYA, ['should i text my ex', message]);
  expect(answer?.family).toBe('talk-style');
});

test('A long answer that is complained of is said again in short', async () => {
  const answer = await last(MAYA, ['should i text my ex', 'your replies are so long']);
  expect(answer?.text).toMatch(/^Short it is\. Not tonight\./u);
});

test('Good things that were announced and did not come are owned up to', async () => {
  const answer = await last(MAYA, ['you said it would be a lucky week and my car got towed']);
  expect(answer?.text).toMatch(/^I can't explain it, because I was simply wrong/u);
});

test.each([
  ['how do i stop saying sorry', 'how-stop'],
  ['be honest does he like me', 'does-x-like-me'],
  ['keep it short, should i quit my job', 'should-quit'],
])('"%s" is about its subject', async (message, family) => {
  expect((await last(MAYA, [message]))?.family).toBe(family);
});
