import { expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

const textOf = async (message: string): Promise<string> =>
  (await last(MAYA, [message]))?.text ?? '';

test.each([
  ['when does the 7 days start', 'nothing is charged that day'],
  ['how many palm scans do i get on premium', 'one palm scan in total'],
  ['how many readings can i save', '10 with Premium'],
  ['am i talking to an actual psychic', "I'm a program"],
  ['whats stored about me', 'Export My Data'],
  ['i love you oracle', "I'm a program"],
  ['i asked you this 3 times already', 'Put it in one line'],
  ['why did the scorpio cross the road', 'To see who was watching'],
])('%s is answered as what it is', async (message, words) => {
  expect(await textOf(message)).toContain(words);
});

test.each([
  ['whats my sun sign my moon sign and my rising', ['sun sign', 'moon sign', 'rising']],
  ['my cat wont eat and also how much is the subscription', ['call a vet', '$9.99']],
  ['should i get bangs or is it a breakdown lol also whats venus doing', ['where is venus now']],
])('no question of several is dropped: %s', async (message, all) => {
  const text = await textOf(message);
  for (const words of all) expect(text).toContain(words);
});

test('a later question with "mine" is about what the one before it named', async () => {
  const text = await textOf('how long does saturn return last, am i in mine');
  expect(text).toMatch(/"am i in mine": (?:No|Yes)/u);
});
