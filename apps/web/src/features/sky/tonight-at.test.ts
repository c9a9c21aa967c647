import { expect, it } from 'vitest';
import { tonightAt } from './tonight-at.ts';

const at = Date.UTC(2026, 10, 15, 12);

it('places the ten bodies where the sky has them', () => {
  const { bodies, moon } = tonightAt(at, at);
  expect(bodies.map(({ id }) => id)).toEqual([
    'sun',
    'moon',
    'mercury',
    'venus',
    'mars',
    'jupiter',
    'saturn',
    'uranus',
    'neptune',
    'pluto',
  ]);
  expect(bodies[0]?.sign).toBe('scorpio');
  expect(bodies[0]?.degree).toBeCloseTo(23, 0);
  expect(bodies[1]?.sign).toBe('aquarius');
  expect(bodies.find(({ id }) => id === 'saturn')?.isRetrograde).toBe(true);
  expect(moon.angle).toBeCloseTo(68.1, 1);
  expect(moon.litFraction).toBeCloseTo(0.315, 2);
});

it('tells the Moon of the evening, and the planets of the moment', () => {
  const evening = tonightAt(at, at + 9 * 3_600_000);
  expect(evening.bodies).toEqual(tonightAt(at, at).bodies);
  expect(evening.moon.litFraction).toBeGreaterThan(tonightAt(at, at).moon.litFraction);
});

it('looks ahead only, to the Moon, its next quarter and one of the others, in order', () => {
  for (let day = 0; day < 60; day += 5) {
    const now = at + day * 86_400_000;
    const { next } = tonightAt(now, now);
    expect(next).toHaveLength(3);
    expect(next.filter(({ kind }) => kind === 'quarter')).toHaveLength(1);
    const times = next.map((event) => event.at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThan(now - 60_000);
  }
});
