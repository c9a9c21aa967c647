import { describe, expect, it } from 'vitest';
import { SMALL_FAMILIES } from '../../../test/small-families.ts';
import { MAYA } from '../../../test/slot-context.ts';
import { converse, type Turn } from '../../../test/talk.ts';
import { parseFamily } from '../parse-family.ts';

const RENT = `---
id: rent
theme: money
kind: advice
label: the rent
asks: []
entities: []
needs: []
near: {}
requires: []
forbids: []
care: none
facts: never
---

## answer · late
when: words late|owe

Call before it is due.

## answer · going up
for: landlord is raising my rent again | the new lease costs too much

Ask what the neighbors pay.

## answer · deposit
when: asks how, words deposit
for: how do i get my deposit back | he keeps my deposit

Send pictures of each room.

## answer · any

Write down what you pay for.

## short

Call.

## plain

I mean call.

## more

Call again.
`;
const families = new Map([
  ...SMALL_FAMILIES,
  ['rent', parseFamily('rent.md', RENT).family] as const,
]);
const answer = async (text: string, understood: Turn[1]): Promise<string | undefined> => {
  const [reply] = await converse(MAYA, [[text, { family: 'rent', ...understood }]], { families });
  return reply?.text;
};

describe('A passage with phrases', () => {
  it('is said to a message that is near to them', async () => {
    const near = { 'rent/answer · going up': 0.65 };
    expect(await answer('my rent jumps by 300', { near })).toBe('Ask what the neighbors pay.');
  });

  it('is not said to another message', async () => {
    const near = { 'rent/answer · going up': 0.4 };
    expect(await answer('my rent', { near })).toBe('Write down what you pay for.');
  });

  it('is said to a message that is a little like it, where no other phrase is more like it', async () => {
    const near = { 'rent/answer · going up': 0.5, 'move/answer · far': 0.45 };
    expect(await answer('my rent', { near })).toBe('Ask what the neighbors pay.');
    const other = { ...near, 'move/answer · far': 0.55 };
    expect(await answer('my rent', { near: other })).toBe('Write down what you pay for.');
  });

  it('is not said where a nearer one cannot be', async () => {
    const near = { 'rent/answer · deposit': 0.9, 'rent/answer · going up': 0.65 };
    expect(await answer('when do i get it back?', { near, form: 'when' })).toBe(
      'Write down what you pay for.',
    );
  });

  it('goes before one that a single word of the message picks', async () => {
    const near = { 'rent/answer · going up': 0.66 };
    expect(await answer('they told me late that it costs more', { near })).toBe(
      'Ask what the neighbors pay.',
    );
    expect(await answer('i am late with it', {})).toBe('Call before it is due.');
  });

  it('needs no word that its condition names when the message is very near', async () => {
    const near = { 'rent/answer · deposit': 0.8 };
    const text = 'how do i get that money back?';
    expect(await answer(text, { near, form: 'how' })).toBe('Send pictures of each room.');
    expect(await answer(text, { near, form: 'when' })).toBe('Write down what you pay for.');
  });

  it('is not said to a short message that is nearer to a plain question of the family', async () => {
    const near = { 'rent/*': 0.75, 'rent/answer · going up': 0.7 };
    expect(await answer('my rent is so high', { near })).toBe('Write down what you pay for.');
    const nearer = { ...near, 'rent/answer · going up': 0.8 };
    expect(await answer('my rent is so high', { near: nearer })).toBe(
      'Ask what the neighbors pay.',
    );
    const story =
      'my rent is so high that i moved my bed into the kitchen and let the other room to a student';
    expect(await answer(story, { near })).toBe('Ask what the neighbors pay.');
  });
});
