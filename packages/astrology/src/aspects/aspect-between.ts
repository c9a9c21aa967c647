import { separationDeg, signedSeparationDeg } from '../angle.ts';
import { ASPECTS, ASPECT_IDS, type AspectId, type BodyId } from '../vocabulary.ts';
import { orbAllowedDeg } from './orbs.ts';

/** A point that can be aspected: where it is and how fast it moves. */
export type MovingPoint = {
  readonly longitudeDeg: number;
  readonly speedDegPerDay: number;
};

export type AspectFit = {
  readonly aspect: AspectId;
  /** How far from exact. */
  readonly orbDeg: number;
  /** Whether the two are still moving towards the exact angle. */
  readonly isApplying: boolean;
};

/** The aspect two bodies make, if any; the order of the two does not matter. */
export function aspectBetween(
  a: BodyId,
  b: BodyId,
  aPoint: MovingPoint,
  bPoint: MovingPoint,
): AspectFit | null {
  const apartDeg = separationDeg(aPoint.longitudeDeg, bPoint.longitudeDeg);
  for (const aspect of ASPECT_IDS) {
    const orbDeg = Math.abs(apartDeg - ASPECTS[aspect].angleDeg);
    // The widest orb is narrower than half the gap between two aspects: only one can fit.
    if (orbDeg <= orbAllowedDeg(a, b, aspect)) {
      return { aspect, orbDeg, isApplying: isApplying(aspect, aPoint, bPoint) };
    }
  }
  return null;
}

function isApplying(aspect: AspectId, a: MovingPoint, b: MovingPoint): boolean {
  const fromAToB = signedSeparationDeg(a.longitudeDeg, b.longitudeDeg);
  const wideningPerDay = Math.sign(fromAToB) * (b.speedDegPerDay - a.speedDegPerDay);
  const beyondExact = Math.abs(fromAToB) - ASPECTS[aspect].angleDeg;
  return beyondExact * wideningPerDay < 0;
}
