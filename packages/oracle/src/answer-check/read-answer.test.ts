import { expect, it } from 'vitest';
import { createAnswerReader } from './read-answer.ts';

const read = (...pieces: string[]) => {
  const take = createAnswerReader();
  return pieces.flatMap(take);
};
const one = { text: 'Say "less" {today}.', cites: ['sky:venus'] };
const two = { text: 'What then?', cites: [] };
const lines = `{"title":"A Quiet Door"}\n${JSON.stringify(one)}\n${JSON.stringify(two)}\n`;

it('hands out each part as soon as it has ended, wherever the pieces are cut', () => {
  for (let cut = 0; cut < lines.length; cut += 1) {
    expect(read(lines.slice(0, cut), lines.slice(cut))).toEqual([
      { title: 'A Quiet Door' },
      one,
      two,
    ]);
  }
  const take = createAnswerReader();
  expect(take(JSON.stringify(one))).toEqual([one]);
});

it('finds the parts in a fence, in a list, in one object and among chatter', () => {
  expect(read('```json\n', JSON.stringify(one), '\n```')).toEqual([one]);
  expect(read(JSON.stringify([one, two], null, 2))).toEqual([one, two]);
  expect(read(JSON.stringify({ title: 'So', parts: [one, two] }))).toEqual([
    { title: 'So' },
    one,
    two,
  ]);
  expect(read('Sure! Here you are:\n', JSON.stringify(two), '\nAnything else?')).toEqual([two]);
});

it('passes over what has no such shape', () => {
  expect(read('{"text": 7}', '{"words": "no"}', '{not json}', 'null', '{"text": "  "}')).toEqual(
    [],
  );
  expect(read('{"text": "half a sente')).toEqual([]);
  expect(read('{"text":"Odd cites.","cites":"sky:venus"}')).toEqual([
    { text: 'Odd cites.', cites: [] },
  ]);
});
