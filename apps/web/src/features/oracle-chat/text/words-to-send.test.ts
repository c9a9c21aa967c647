import { expect, it } from 'vitest';
import { blocksOf } from './words-to-send.ts';

const part = (text: string) => ({ text, notes: [] });

it('sets words to send apart from the sentences around them', () => {
  const blocks = blocksOf([
    part('I am sorry.'),
    part('Send one line: "No worries if Saturday does not work."'),
    part('Then mute the chat.'),
  ]);
  expect(blocks).toEqual([
    { kind: 'text', parts: [part('I am sorry.'), part('Send one line:')] },
    { kind: 'words', text: 'No worries if Saturday does not work.' },
    { kind: 'text', parts: [part('Then mute the chat.')] },
  ]);
});

it('sets words of several sentences apart, after a comma too where the sentence says to send them', () => {
  const blocks = blocksOf([
    part('Do not wait: send one clear line, "Are we okay, or is this you stepping back?'),
    part('Either is better than guessing."'),
    part('Give it until Thursday.'),
  ]);
  expect(blocks).toEqual([
    { kind: 'text', parts: [part('Do not wait: send one clear line:')] },
    {
      kind: 'words',
      text: 'Are we okay, or is this you stepping back? Either is better than guessing.',
    },
    { kind: 'text', parts: [part('Give it until Thursday.')] },
  ]);
});

it('leaves a quotation that does not end where it is', () => {
  const parts = [part('You wrote, "I am not sure'), part('what to think about all of this.')];
  expect(blocksOf(parts)).toEqual([{ kind: 'text', parts }]);
});

it('leaves a quoted word or two where it is', () => {
  const parts = [part('They say: "not now."'), part('You asked "does it get better" and waited.')];
  expect(blocksOf(parts)).toEqual([{ kind: 'text', parts }]);
});

it('leaves a quotation in its sentence where the sentence goes on', () => {
  const parts = [
    part('For that, yes: "Would you invite us both to dinner?"'),
    part('is a fair favor, and it works.'),
  ];
  expect(blocksOf(parts)).toEqual([{ kind: 'text', parts }]);
});

it('begins a block with a part that begins a paragraph', () => {
  const heading = { ...part('"Do I go":'), isParagraph: true };
  const blocks = blocksOf([part('Two things.'), heading, part('Yes, for an hour.')]);
  expect(blocks).toEqual([
    { kind: 'text', parts: [part('Two things.')] },
    { kind: 'text', parts: [heading, part('Yes, for an hour.')] },
  ]);
});
