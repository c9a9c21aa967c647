import { expect, it } from 'vitest';
import { shareExcerpt, shareTitle } from './share-excerpt.ts';

it.each([
  'Your Taurus Sun minds.',
  'Saturn leans on your Moon until Friday.',
  'Jupiter is in harmony with its own place in your chart.',
  'Venus is in your seventh house.',
  'Three months from your birthday, look back.',
  'A Pisces like you sleeps badly now.',
  'You have Mars in Leo, and it shows.',
  'Welcome to a Saturn return.',
  'It stands where it stood when you were born.',
])('leaves out a sentence that tells of a birth: %s', (telling) => {
  expect(shareExcerpt(`Carry something heavy. ${telling} Mind the curb.`)).toBe(
    'Carry something heavy.',
  );
});

it('leaves a paragraph whole that tells nothing of a birth, though it names the sky', () => {
  const text = 'That is why. The Moon is in Taurus tonight. Saturn and the Sun quarrel, so sit.';
  expect(shareExcerpt(text)).toBe(text);
});

it('begins after a left-out sentence with one that stands alone', () => {
  const text =
    'Jupiter likes your rising sign. Use that ease to get outside. Warmth costs something too.';
  expect(shareExcerpt(text)).toBe('Warmth costs something too.');
});

it('has nothing to show where every sentence tells of a birth', () => {
  expect(shareExcerpt('You were born at noon.')).toBe('');
});

it('puts another title in the place of one that tells a birthday', () => {
  expect(shareTitle('Birthday instructions', 'Daily Guidance')).toBe('Daily Guidance');
  expect(shareTitle('Hand back the keys', 'Daily Guidance')).toBe('Hand back the keys');
});
