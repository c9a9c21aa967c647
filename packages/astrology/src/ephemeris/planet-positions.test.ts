import { expect, it } from 'vitest';
import { findAspects } from '../aspects/find-aspects.ts';
import { PLANET_IDS } from '../vocabulary.ts';
import { planetPositionOf, planetPositionsAt } from './planet-positions.ts';
import { positionsAt } from './positions.ts';

const at = Date.UTC(2026, 10, 15, 12);

it('places the planets alone where the whole sky places them, together or one by one', () => {
  const whole = positionsAt(at);
  for (const planet of PLANET_IDS) {
    expect(planetPositionsAt(at)[planet]).toEqual(whole[planet]);
    expect(planetPositionOf(planet, at)).toEqual(whole[planet]);
  }
});

const isPlanet = (id: string): boolean => PLANET_IDS.some((planet) => planet === id);

it('finds between them the aspects the whole sky has between them', () => {
  const among = findAspects(positionsAt(at)).filter(({ a, b }) => isPlanet(a) && isPlanet(b));
  expect(among.length).toBeGreaterThan(3);
  expect(findAspects(planetPositionsAt(at))).toEqual(among);
});
