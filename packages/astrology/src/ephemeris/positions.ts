import { DEGREES_PER_RADIAN, normalizeDeg } from '../angle.ts';
import type { Instant } from '../instant.ts';
import type { BodyId } from '../vocabulary.ts';
import type { StateVector, Vector3 } from '../vector.ts';
import { SUN_AT_REST, apparentFrom, apparentMoon } from './apparent-place.ts';
import {
  type Epoch,
  eclipticOfDate,
  epochAt,
  geocentricMoonState,
  nutationInLongitudeDeg,
  nutationRateDegPerDay,
} from './astronomy-engine.ts';
import { chironStateAt } from './chiron-state.ts';
import { planetStateAt } from './planet-state.ts';
import { meanNodeDeg, meanNodeRateDegPerDay, trueNode } from './lunar-nodes.ts';

/** Apparent, geocentric, on the true ecliptic and equinox of date. */
export type BodyPosition = {
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly speedDegPerDay: number;
  readonly isRetrograde: boolean;
};

export type Positions = Readonly<Record<BodyId, BodyPosition>>;

export function positionsAt(instant: Instant): Positions {
  return positionsAtEpoch(epochAt(instant));
}

/** One body alone, for searches that follow it through time. */
export function positionOf(body: BodyId, instant: Instant): BodyPosition {
  return bodyReader(epochAt(instant))(body);
}

export function positionsAtEpoch(epoch: Epoch): Positions {
  const read = bodyReader(epoch);
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
    meanNode: read('meanNode'),
    trueNode: read('trueNode'),
    chiron: read('chiron'),
  };
}

// The general precession in longitude, 5028.796195″ a century (Capitaine et al.
// 2003), turns the equinox under every body alike.
const PRECESSION_DEG_PER_DAY = 5028.796195 / 3600 / 36_525;

function bodyReader(epoch: Epoch): (body: BodyId) => BodyPosition {
  const earth = planetStateAt('earth', epoch);
  const toEcliptic = eclipticOfDate(epoch);
  const equinoxRate = PRECESSION_DEG_PER_DAY + nutationRateDegPerDay(epoch);
  let moon: StateVector | undefined;
  const moonState = (): StateVector => (moon ??= geocentricMoonState(epoch));
  const place = ({ position, velocity }: StateVector): BodyPosition =>
    onEcliptic(toEcliptic(position), toEcliptic(velocity), equinoxRate);
  return (body) => {
    if (body === 'sun') return place(apparentFrom(earth, SUN_AT_REST));
    if (body === 'moon') return place(apparentMoon(moonState()));
    if (body === 'meanNode') {
      return nodePosition(
        meanNodeDeg(epoch.terrestrialDays) + nutationInLongitudeDeg(epoch),
        meanNodeRateDegPerDay(epoch.terrestrialDays) + nutationRateDegPerDay(epoch),
      );
    }
    if (body === 'trueNode') {
      const { longitudeDeg, rateDegPerDay } = trueNode(moonState(), earth.position, toEcliptic);
      return nodePosition(longitudeDeg, rateDegPerDay + equinoxRate);
    }
    if (body === 'chiron') return place(apparentFrom(earth, chironStateAt(epoch.terrestrialDays)));
    return place(apparentFrom(earth, planetStateAt(body, epoch)));
  };
}

function onEcliptic(position: Vector3, velocity: Vector3, equinoxRate: number): BodyPosition {
  const { x, y, z } = position;
  const inPlane = x * x + y * y;
  const speed = ((x * velocity.y - y * velocity.x) / inPlane) * DEGREES_PER_RADIAN + equinoxRate;
  return {
    longitudeDeg: normalizeDeg(Math.atan2(y, x) * DEGREES_PER_RADIAN),
    latitudeDeg: Math.atan2(z, Math.sqrt(inPlane)) * DEGREES_PER_RADIAN,
    speedDegPerDay: speed,
    isRetrograde: speed < 0,
  };
}

function nodePosition(longitudeDeg: number, speedDegPerDay: number): BodyPosition {
  return {
    longitudeDeg: normalizeDeg(longitudeDeg),
    latitudeDeg: 0,
    speedDegPerDay,
    isRetrograde: speedDegPerDay < 0,
  };
}
