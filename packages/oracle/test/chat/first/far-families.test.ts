import { expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

test.each([
  'my wife wants ducks in the yard and i want a shed that finally locks',
  'why does my nephew only tell me big news while im parking the van',
  'when do people stop tying their kids shoelaces for them',
  'my grandad and i do crosswords by phone and lately he leaves the long ones to me',
])('what nothing is written for gets no answer on something else: %s', async (text) => {
  const said = await last(MAYA, [text]);
  expect(said?.zone).toBe('unsure');
  expect(said?.facts).toEqual([]);
});

test.each([
  ['is venus in capricorn bad for someone who wants to be loved', 'placement'],
  ['my nan died in spring and her slippers are still by the radiator', 'grief-grandparent'],
])('what is known by other means than phrases is answered: %s', async (text, family) => {
  const said = await last(MAYA, [text]);
  expect(said?.family).toBe(family);
});
