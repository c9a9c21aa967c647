/** Everything on a chart wheel is drawn on a sheet of 520 by 520. */
export const WHEEL_SIZE = 520;
export const WHEEL_CENTRE = WHEEL_SIZE / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const roundTo2 = (value: number): number => Math.round(value * 100) / 100;

/** Degrees run counter-clockwise from the left edge, as on any chart. */
export function pointAt(degrees: number, radius: number): Point {
  const angle = ((180 - degrees) * Math.PI) / 180;
  return {
    x: roundTo2(WHEEL_CENTRE + radius * Math.cos(angle)),
    y: roundTo2(WHEEL_CENTRE + radius * Math.sin(angle)),
  };
}

/** A straight line between two points given by their degrees and radius. */
export function lineBetween(
  [fromDeg, fromRadius]: readonly [number, number],
  [toDeg, toRadius]: readonly [number, number],
): string {
  const from = pointAt(fromDeg, fromRadius);
  const to = pointAt(toDeg, toRadius);
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** A stretch of a circle, counter-clockwise. */
export function arcAlong(fromDeg: number, lengthDeg: number, radius: number): string {
  const from = pointAt(fromDeg, radius);
  const to = pointAt(fromDeg + lengthDeg, radius);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 ${lengthDeg > 180 ? 1 : 0} 0 ${to.x} ${to.y}`;
}

/** Puts a glyph, drawn on 24 by 24, around a point. */
export const glyphAt = ({ x, y }: Point, size: number): string =>
  `translate(${roundTo2(x - size / 2)} ${roundTo2(y - size / 2)}) scale(${roundTo2(size / 24)})`;
