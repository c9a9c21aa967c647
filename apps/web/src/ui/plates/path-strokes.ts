import type { DrawnPath } from './path-sheet.ts';

const HATCH_STEP = 5;

const one = (value: number): number => Math.round(value * 10) / 10;

/** The path as the `d` of a stroke. */
export const lineThrough = ({ points }: DrawnPath): string =>
  `M${points.map(({ x, y }) => `${one(x)} ${one(y)}`).join('L')}`;

/** Upright lines between the path and the degree. */
export function hatchOf({ points, zeroY }: DrawnPath): string {
  const xs = points.map(({ x }) => x);
  const [first = 0, last = 0] = [xs.at(0), xs.at(-1)];
  const count = Math.floor((last - first) / HATCH_STEP);
  return Array.from({ length: count + 1 }, (_, step) => {
    const x = first + step * HATCH_STEP;
    const at = ((x - first) / (last - first)) * (points.length - 1);
    const y = points[Math.round(at)]?.y ?? zeroY;
    return `M${one(x)} ${one(zeroY)}V${one(y)}`;
  }).join('');
}
