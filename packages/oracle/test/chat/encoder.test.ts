import { afterEach, expect, test } from 'vitest';
import { openUnderstanding } from '../../load/open-understanding.ts';

const encoder = openUnderstanding();
afterEach(() => encoder.close());

const likeness = (a: Float32Array | undefined, b: Float32Array | undefined): number =>
  [...(a ?? [])].reduce((sum, value, index) => sum + value * (b?.[index] ?? 0), 0);

test('sentences that mean the same are nearer than others', async () => {
  const [first, same, other] = await encoder.embed([
    'my dad died last week',
    'i lost my father',
    'what does my tenth house say',
  ]);
  expect(first).toHaveLength(512);
  expect(likeness(first, same)).toBeGreaterThan(likeness(first, other) + 0.2);
});

test('a sentence has one vector, alone or among others', async () => {
  const [alone] = await encoder.embed(['he left me on read']);
  const [, among] = await encoder.embed(['good morning', 'he left me on read']);
  expect(likeness(alone, among)).toBeCloseTo(1, 4);
});

test('several requests at once are each answered with their own', async () => {
  const texts = ['when is the full moon', 'i cannot sleep', 'cancel my plan'];
  const one = await encoder.embed(texts);
  const each = await Promise.all(texts.map((text) => encoder.embed([text])));
  each.forEach(([vector], index) => expect(likeness(vector, one[index])).toBeCloseTo(1, 4));
});

test('an encoder that was closed loads again on the next use', async () => {
  await encoder.embed(['hello']);
  expect(encoder.isOpen()).toBe(true);
  await encoder.close();
  await expect.poll(() => encoder.isOpen()).toBe(false);
  expect(await encoder.embed(['hello'])).toHaveLength(1);
});

test('what was asked of an encoder that is being closed is refused', async () => {
  const outcomes = Promise.allSettled([encoder.embed(['hello'])]);
  await encoder.close();
  expect(await outcomes).toMatchObject([{ reason: new Error('The understanding has ended') }]);
});
