import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { expect, it } from 'vitest';
import { cardOf, type CardSource } from './card-of.ts';

const source: CardSource = {
  label: 'Daily Guidance',
  date: '2026-11-16',
  title: 'A title',
  paragraphs: ['A paragraph.'],
  fact: '',
  plates: ['moon'],
  signs: null,
  lines: [],
};

it('shows the Moon of the evening where the user is, as the page of today does', () => {
  const { moon } = cardOf(source, { paragraph: 0, plate: 'moon', theme: 'night' }, null);
  const evening = moonPhaseAt(new Date(2026, 10, 16, 21).getTime());
  expect(moon.litFraction).toBeCloseTo(evening.illuminatedFraction, 9);
  expect(moon.angleDeg).toBeCloseTo(evening.angleDeg, 9);
});
