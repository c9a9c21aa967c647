import { expect, it } from 'vitest';
import { savedLinesOf, savedTextOf } from './saved-result.ts';

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

it('finds the traced lines', () => {
  expect(savedLinesOf({ text: 'Seen.', palm })).toMatchObject([{ name: 'heart' }]);
});

it.each([['Seen.'], [{ text: 'Seen.' }], [{ palm: { ...palm, lines: [{ name: 'heart' }] } }]])(
  'draws nothing for %j',
  (result) => {
    expect(savedLinesOf(result)).toEqual([]);
  },
);
