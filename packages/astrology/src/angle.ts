/** Every angle of this package is in degrees; radians live only inside a formula. */
export const RADIANS_PER_DEGREE = Math.PI / 180;
export const DEGREES_PER_RADIAN = 180 / Math.PI;

/** The same direction, in [0, 360). */
export function normalizeDeg(angleDeg: number): number {
  const remainder = angleDeg % 360;
  const wrapped = remainder < 0 ? remainder + 360 : remainder;
  // A tiny negative angle plus 360 rounds up to 360 itself.
  return wrapped === 360 ? 0 : wrapped;
}

/** The short way from one direction to another, in (-180, 180]. */
export function signedSeparationDeg(fromDeg: number, toDeg: number): number {
  const forward = normalizeDeg(toDeg - fromDeg);
  return forward > 180 ? forward - 360 : forward;
}

/** How far two directions are apart, in [0, 180]; the order does not matter. */
export function separationDeg(aDeg: number, bDeg: number): number {
  const forward = normalizeDeg(aDeg - bDeg);
  return forward > 180 ? 360 - forward : forward;
}

export function oppositeDeg(angleDeg: number): number {
  return normalizeDeg(angleDeg + 180);
}
