import { expect, test } from 'vitest';
import { last } from '../real-talk.ts';
import { MAYA } from '../slot-context.ts';

const TOLD = 'My mother passed away in September and I find the evenings very hard.';

test.each([
  ['On a good day she sang in the kitchen, badly, and laughed at herself.', /telling me that/u],
  ["Now seven o'clock comes and the phone is silent.", /^That hour had someone in it/u],
  [
    'Her birthday is in December. I am afraid of that day.',
    /^The days before are often worse|^The first one is hard/u,
  ],
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

test.each([
  ['my uncle is in a hospice', 'he went an hour ago'],
  ['my granny is very sick, they say its days', 'she passed last night'],
  ['my dog is 14 and cant walk', 'vet is coming at noon', 'its done'],
])('A death is received as one, however it is told: %j', async (...messages) => {
  const said = await last(MAYA, messages);
  expect(said?.text).toMatch(/^(?:Oh, )?I'm so sorry/iu);
  expect(said?.family).toMatch(/^grief-/u);
});

test.each([
  ['my dads months mind is tomorrow', 'i ate a bit at least', /^I'm glad/u],
  ['my mum is in intensive care', 'she woke up!', /^Oh, thank goodness/u],
  ['my brother died in may', 'his funeral was so small', /./u],
])('A story with a death in it gets no card and no coin: %s | %s', async (first, then, answer) => {
  const text = (await last(MAYA, [first, then]))?.text ?? '';
  expect(text).toMatch(answer);
  expect(text).not.toMatch(/card|coin|still holds|Good to know/u);
});

test('Beside another sign Cancer is no illness', async () => {
  const said = await last(MAYA, ['are cancer and leo good together', 'he never calls first']);
  expect(said?.text).not.toMatch(/I can see him a little/u);
});

test('A death that is told with what one did then is received as a death', async () => {
  const said = await last(MAYA, [
    'my gran is in hospital, they say days',
    'she passed last night. i got there in time',
  ]);
  expect(said?.text).toMatch(/sorry/u);
});

test.each([
  ['dad only said ok and passed the salad when i came out to him', /^grief-/u],
  ['everyone at work is pregnant or engaged and im just tired of it', /^pregnant-feelings$/u],
])('Nobody is condoled or expecting by one word: %s', async (message, wrong) => {
  expect((await last(MAYA, [message]))?.family ?? '').not.toMatch(wrong);
});

test('Where an animal is that died is no search for a person', async () => {
  const message = 'our dog was hit by a car and did not make it. the kids ask where he is';
  expect((await last(MAYA, [message]))?.family).toBe('grief-pet');
});
