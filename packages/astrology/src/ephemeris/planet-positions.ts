import type { Instant } from '../instant.ts';
import type { PlanetId } from '../vocabulary.ts';
import { SUN_AT_REST, apparentFrom, apparentMoon } from './apparent-place.ts';
import { epochAt } from './astronomy-engine.ts';
import { planetStateAt } from './planet-state.ts';
import { type BodyPosition, type SkyFrame, skyFrame } from './sky-frame.ts';

/*
 * Sun, Moon and planets without the nodes and Chiron. They stand apart because
 * Chiron's table is half of all the bytes a browser would load to show tonight's sky.
 */
export type PlanetPositions = Readonly<Record<PlanetId, BodyPosition>>;

export function planetPositionsAt(instant: Instant): PlanetPositions {
  return planetsIn(skyFrame(epochAt(instant)));
}

/** How a planet moves, and where it is found: the ephemeris itself, or a table made from it. */
export type Motion = Pick<BodyPosition, 'longitudeDeg' | 'speedDegPerDay'>;
export type PositionOf = (planet: PlanetId, instant: Instant) => Motion;

/** One planet alone, for searches that follow it through time. */
export function planetPositionOf(planet: PlanetId, instant: Instant): BodyPosition {
  return planetIn(skyFrame(epochAt(instant)), planet);
}

export function planetsIn(frame: SkyFrame): PlanetPositions {
  const read = (planet: PlanetId): BodyPosition => planetIn(frame, planet);
  return {
    sun: read('sun'),
    moon: read('moon'),
    mercury: read('mercury'),
    venus: read('venus'),
    mars: read('mars'),
    jupiter: read('jupiter'),
    saturn: read('saturn'),
    uranus: read('uranus'),
    neptune: read('neptune'),
    pluto: read('pluto'),
  };
}

export function planetIn({ epoch, earth, moonState, place }: SkyFrame, planet: PlanetId) {
  if (planet === 'sun') return place(apparentFrom(earth, SUN_AT_REST));
  if (planet === 'moon') return place(apparentMoon(moonState()));
  return place(apparentFrom(earth, planetStateAt(planet, epoch)));
}
