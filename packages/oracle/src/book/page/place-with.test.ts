import { expect, it } from 'vitest';
import { withPlaced } from './place-with.ts';

it('puts the sentence on the own placement where a paragraph ends on the fact', () => {
  const text = 'You cook for nine. {with} Saturn is on your Moon.\n\nAsk for help.';
  expect(withPlaced(text, 'moon')).toBe(
    'You cook for nine. Saturn is on your Moon. {with}\n\nAsk for help.',
  );
});

it('leaves it out where a paragraph ends on something else than the fact', () => {
  const text = 'Saturn is on your Moon. You cook for nine. {with}\n\nAsk for help.';
  expect(withPlaced(text, 'moon')).toBeNull();
});

it('moves it out of the last paragraph, to the one that names the point', () => {
  const text = 'Saturn is on your Moon.\n\nAsk for help. {with} Go home.';
  expect(withPlaced(text, 'moon')).toBe('Saturn is on your Moon. {with}\n\nAsk for help. Go home.');
});

it('leaves it out where the next paragraph leans on the one before', () => {
  expect(withPlaced('Saturn is on your Moon. {with}\n\nIt passes.', 'moon')).toBeNull();
  expect(withPlaced('Saturn is on your Moon. {with}\n\nCorrect both at once.', 'moon')).toBeNull();
});

it('leaves it out of a passage of one paragraph, which has one image', () => {
  expect(withPlaced('Saturn is on your Moon. {with} Go home.', 'moon')).toBeNull();
});
