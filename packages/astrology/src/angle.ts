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

/**
 * The short way from one direction to another, in (-180, 180]. Taking the remainder
 * of the difference, and not of its wrapped form, keeps it exact to the last bit:
 * there and back differ in the sign and in nothing else.
 */
export function signedSeparationDeg(fromDeg: number, toDeg: number): number {
  const difference = (toDeg - fromDeg) % 360;
  if (difference > 180) return difference - 360;
  return difference <= -180 ? difference + 360 : difference;
}

/** How far two directions are apart, in [0, 180]; the order does not matter. */
export function separationDeg(aDeg: number, bDeg: number): number {
  return Math.abs(signedSeparationDeg(aDeg, bDeg));
}

export function oppositeDeg(angleDeg: number): number {
  return normalizeDeg(angleDeg + 180);
}
