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
