import { expect, it } from 'vitest';
import { savedHandOf, savedTextOf, savedTitleOf } from './saved-result.ts';

it.each([
  ['a text field', { text: 'Seen.' }],
  ['a reading field', { reading: 'Seen.' }],
  ['plain text', 'Seen.'],
  ['an empty text beside a reading', { text: '', reading: 'Seen.' }],
])('shows %s', (_, result) => {
  expect(savedTextOf(result)).toBe('Seen.');
});

it.each([[null], [undefined], [7], [{}], [{ text: 7 }], [['Seen.']], ['']])(
  'says of %j that it cannot be displayed',
  (result) => {
    expect(savedTextOf(result)).toBe('Unable to display reading content');
  },
);

const heart = {
  name: 'heart',
  points: [
    [1, 2],
    [3, 4],
  ],
  confidence: 0.9,
};
const palm = { hand: 'left', width: 10, height: 10, lines: [heart], findings: [] };

it('finds the traced lines, and the joints where they were kept', () => {
  expect(savedHandOf({ text: 'Seen.', palm })).toMatchObject({
    lines: [{ name: 'heart' }],
    joints: null,
  });
  const joints = [[1, 1]];
  expect(savedHandOf({ palm: { ...palm, joints } })).toMatchObject({ joints });
});

it('has the title of the reading, where one was kept', () => {
  expect(savedTitleOf({ title: 'Two minds', text: 'Seen.' })).toBe('Two minds');
  expect(savedTitleOf('Seen.')).toBeNull();
});

it.each([['Seen.'], [{ text: 'Seen.' }], [{ palm: { ...palm, lines: [{ name: 'heart' }] } }]])(
  'draws nothing for %j',
  (result) => {
    expect(savedHandOf(result).lines).toEqual([]);
  },
);
