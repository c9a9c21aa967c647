import { expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

test.each([
  [
    'my flatmate gave my bike away and didnt ask. am i being petty',
    /^No, you're not overreacting/u,
  ],
  ['my coworker copied my whole outfit. am i silly for minding', /^Your annoyance is fair/u],
  ['my mom and my uncle disagree about grandmas house, who is right', /^Whoever asked the person/u],
  ['i told my boss i can drive a truck and now they want me to drive one', /^Tell it now/u],
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
