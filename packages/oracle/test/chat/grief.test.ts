import { expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

const TOLD = 'My mother passed away in September and I find the evenings very hard.';

test.each([
  ['On a good day she sang in the kitchen, badly, and laughed at herself.', /telling me that/u],
  ["Now seven o'clock comes and the phone is silent.", /^That hour had someone in it/u],
  ['Her birthday is in December. I am afraid of that day.', /^The first one is hard/u],
  ['I was telling you about my mother', /^You're right, that was beside the point/u],
  ['Do you think she can still hear me when I talk to her?', /^I don't know/u],
  ['i should have called her that week', /^Nearly everyone who loses someone/u],
  ['my husband says i should move on', /^They mean well/u],
  ['i start crying in the supermarket', /^Let it come/u],
  ['how do people cope with this', /^Small and on purpose/u],
])('In grief "%s" is answered as what it is', async (message, answer) => {
  const said = await last(MAYA, [TOLD, message]);
  expect(said?.family).toBe('grief-parent');
  expect(said?.text).toMatch(answer);
});

test('In grief nothing is said twice', async () => {
  const [first, second] = await Promise.all([
    last(MAYA, [TOLD, 'the evenings are so quiet']),
    last(MAYA, [TOLD, 'the evenings are so quiet', 'sundays are the worst, so quiet']),
  ]);
  expect(second?.text).not.toBe(first?.text);
});

test('A question for a value is answered in grief too', async () => {
  expect((await last(MAYA, [TOLD, "what's my moon sign"]))?.family).toBe('moon-sign-mine');
});

test('After another subject these words mean something else', async () => {
  const said = await last(MAYA, ['is my boss going to fire me', 'i am afraid of that day']);
  expect(said?.family?.startsWith('grief')).toBe(false);
});
