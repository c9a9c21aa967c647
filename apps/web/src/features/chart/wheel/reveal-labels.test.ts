import { BODY_IDS } from '@palm/astrology/vocabulary';
import type { Chart } from '@palm/contract/chart';
import { expect, it } from 'vitest';
import { knownBodies, revealLabels } from './reveal-labels.ts';

/** Every body within two degrees of each other, which no sky has seen. */
const crowded: Chart = {
  bodies: BODY_IDS.map((id, index) => ({
    id,
    longitude: 350 + index / 5,
    sign: 'pisces',
    degree: 20,
    speed: 1,
    isRetrograde: false,
    house: null,
    range: null,
  })),
  aspects: [
    { a: 'sun', b: 'chiron', aspect: 'trine', orb: 1, isApplying: true },
    { a: 'sun', b: 'moon', aspect: 'conjunction', orb: 1, isApplying: true },
  ],
  houses: null,
  sunSign: 'pisces',
  calendarSign: 'pisces',
};

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

it('shows the ten bodies that people know, and the aspects between them', () => {
  const { bodies, aspects } = knownBodies(crowded);
  expect(bodies).toHaveLength(10);
  expect(aspects.map(({ b }) => b)).toEqual(['moon']);
});

it('keeps large glyphs apart, however close the planets are', () => {
  const places = revealLabels(knownBodies(crowded)).map(({ writtenAt }) => writtenAt);
  for (const [index, place] of places.entries()) {
    for (const other of places.slice(index + 1)) {
      expect(apart(place, other)).toBeGreaterThan(16.9);
    }
  }
});
