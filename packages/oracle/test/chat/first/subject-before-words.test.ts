import { expect, test } from 'vitest';
import { last } from '../../real-talk.ts';
import { MAYA } from '../../slot-context.ts';

test.each([
  // Words that ask for the price elsewhere.
  [
    'my brother doesnt help with our parents at all. he calls once a month and hes the golden boy',
    'the-praised-sibling-calls-once-a-month',
  ],
  // Words that ask for short answers elsewhere.
  ['two lines!!!!! two LINES', 'two-lines-on-the-test-right-now'],
  // A sensitive topic with a matter that forecasts nothing.
  ['is he cheating? new gym, new perfume, phone face down', 'new-gym-new-scent-new-clothes'],
  ['they found a lump. biopsy is monday. i have told no one', 'tell-anyone-before-the-results'],
  // A family that is only likely, and has no passage for it.
  [
    'my bus driver remembered my name today and it made my whole week. is that sad',
    'someone-remembered-me-and-it-made-my-week',
  ],
  // The wider matter is named too.
  ['do i accept the promotion if it means managing my friends', 'promotion-means-managing'],
])('a message is answered on its subject, whatever else its words mean: %s', async (text, id) => {
  const said = await last(MAYA, [text]);
  expect(said?.state.used.at(-1)).toContain(`everyday/${id}`);
});

test.each([
  ['i forgot my password', 'account-help'],
  ['how much is it once a month', 'price'],
  ['best match for a virgo woman?', 'sign-enemy'],
  ['aquarius facts pls', 'sign-traits'],
  ['what do transits say for december? work mostly', 'this-month'],
  ['venus sign', 'venus-mine'],
])('what is asked by its words is answered as before: %s', async (text, family) => {
  const said = await last(MAYA, [text]);
  expect(said?.family).toBe(family);
});

const LEFT = ['my boyfriend of 3 years broke up with me last sunday', 'i moved here for him'];

test.each([
  ['i dont know anyone here. how do i meet people', 'everyday/make-friends-adult'],
  ['has anyone ever tested this stuff scientifically', 'accuracy/'],
])('a later question that says all it needs is answered by itself: %s', async (text, by) => {
  const said = await last(MAYA, [...LEFT, text]);
  expect(said?.state.used.at(-1)).toContain(by);
});

test('a few words still belong to the story', async () => {
  const said = await last(MAYA, [...LEFT, 'should i call him']);
  expect(said?.state.questions.length).toBeGreaterThan(1);
});
