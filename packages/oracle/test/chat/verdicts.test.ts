import { expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

test.each([
  [
    'my flatmate gave my bike away and didnt ask. am i being petty',
    /^(?:Not petty|No, you're not overreacting)\b/u,
  ],
  ['my coworker copied my whole outfit. am i silly for minding', /^Your annoyance is fair/u],
  ['my mom and my uncle disagree about grandmas house, who is right', /^Whoever asked the person/u],
  [
    'i told my boss i can drive a truck and now they want me to drive one',
    /^Half the office has done the same, so don't panic/u,
  ],
  ['do you think she knows that i know', /^Probably not for sure/u],
  ['my shift and my sisters concert are on the same evening', /^Go where you can't be replaced/u],
])('"%s" begins with a verdict or a lean', async (message, opening) => {
  expect((await last(MAYA, [message]))?.text).toMatch(opening);
});

test('A verdict is not said where somebody was hurt', async () => {
  expect((await last(MAYA, ['is it bad that i slapped him at the party']))?.family).not.toBe(
    'who-is-right',
  );
});

test('Two who were born on one day are no two duties', async () => {
  const answer = await last(MAYA, ['my boss and i are born on the same day']);
  expect(answer?.family).not.toBe('who-is-right');
});

test.each([
  [
    'i want to quit and open a flower shop, 54 is not too old right?',
    /^(?:No, 54 isn't too old|Not too late)\b/u,
  ],
  ['is it silly to learn the drums at 61', /^No\b/u],
  ['essay due tomorrow and nothing written. am i cooked', /^No, you're not cooked yet/u],
  ['my grandad was ill so long. is it wrong that i feel relieved that he died', /^No\b/u],
  ['anyone else scared of turning 40 or just me', /just you/u],
  ['dance exam at ten, wish me luck', /luck/iu],
])('"%s" gets its short answer first', async (message, opening) => {
  expect((await last(MAYA, [message]))?.text).toMatch(opening);
});

test.each([
  'is it too late to have a baby at 47',
  'am i a bad husband for having an affair',
  'is it stupid to read her phone while she sleeps',
])('no short answer is given to "%s"', async (message) => {
  expect((await last(MAYA, [message]))?.text).not.toMatch(
    /^(?:No, (?:it|you|47)|It does|Not by itself)/u,
  );
});
