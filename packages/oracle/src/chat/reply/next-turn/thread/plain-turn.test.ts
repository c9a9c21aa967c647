import { expect, test } from 'vitest';
import { plainTurnOf } from './plain-turn.ts';

test.each([
  ['why not', 'why'],
  ['are you sure', 'really'],
  ['how do you know that', 'source'],
  ['can you give me a year', 'when'],
  ['what month', 'when'],
  ['how long should i wait', 'length'],
  ['when will it get better', 'better'],
  ['what should i do about it', 'do'],
  ['be more specific', 'specific'],
  ['what does that mean', 'meaning'],
  ['yes or no', 'verdict'],
  ['what do i say to him', 'say'],
  ['what if he does not answer', 'refused'],
  ['what if i fail', 'fails'],
  ['tell me more', 'more'],
  ['is that good or bad', 'valence'],
  ['anything good coming', 'good'],
  ['what should i watch out for', 'bad'],
  ['is it in my chart', 'chart'],
  ['i already did that', 'tried'],
  ['i am so scared', 'scared'],
  ['is it my fault', 'fault'],
  ['i still love him', 'longing'],
  ['what kind of person will it be', 'who'],
] as const)('"%s" asks %s of whatever was spoken about', (bare, turn) => {
  expect(plainTurnOf(bare)).toBe(turn);
});

test.each([
  'why does my boss shout at me',
  'when is the next full moon',
  'what do i say to my mother about the wedding list',
  'i am scared of dying',
  'what is my moon sign',
  'no',
])('"%s" has a subject of its own, or answers', (bare) => {
  expect(plainTurnOf(bare)).toBeNull();
});
