import { moonPhaseAt } from '@palm/astrology/moon-phase';
import { expect, it } from 'vitest';
import { type CardChoices, cardOf, type CardSource } from './card-of.ts';

const source: CardSource = {
  label: 'Daily Guidance',
  date: '2026-11-16',
  whole: { title: 'Birthday instructions', paragraphs: ['Sit. Your Taurus Sun minds.'] },
  discreet: { title: 'Daily Guidance', paragraphs: ['Sit.'] },
  firstParagraph: 0,
  fact: '',
  plates: ['moon'],
  path: null,
  signs: null,
  hand: null,
};
const choices: CardChoices = { paragraph: 0, isWhole: false, plate: 'moon', theme: 'night' };

it('shows the Moon of the evening where the user is, as the page of today does', () => {
  const { moon } = cardOf(source, choices, null);
  const evening = moonPhaseAt(new Date(2026, 10, 16, 21).getTime());
  expect(moon.litFraction).toBeCloseTo(evening.illuminatedFraction, 9);
  expect(moon.angleDeg).toBeCloseTo(evening.angleDeg, 9);
});

it('tells of a birth only where that was chosen', () => {
  expect(cardOf(source, choices, null)).toMatchObject({
    title: 'Daily Guidance',
    paragraph: 'Sit.',
  });
  expect(cardOf(source, { ...choices, isWhole: true }, null)).toMatchObject({
    title: 'Birthday instructions',
    paragraph: 'Sit. Your Taurus Sun minds.',
  });
});

it('shows the sky where what was chosen is not there', () => {
  for (const plate of ['palm', 'path', 'pair', 'chart'] as const)
    expect(cardOf(source, { ...choices, plate }, null).drawing.kind).toBe('wheel');
});
