import { type Field, FRAME_SIDE, PALM_PX, toFrame } from '../frame/palm-frame.ts';
import { minus, type Point } from '../geometry/point.ts';
import { curveThrough, pointOf, type Polyline, resample } from '../geometry/polyline.ts';
import { DIRECTIONS, type Ridges } from '../ridge/ridge-filter.ts';

/**
 * The neighbourhood of a template, unrolled: one row per step along it, one column per pixel of distance from it. A
 * line near the template becomes a path from the first row to the last.
 */
export interface Strip {
  readonly rows: number;
  readonly columns: number;
  /** How line-like the frame is there, in the template's direction or nearly. */
  readonly strength: Float32Array;
  /** Frame coordinates, x and y interleaved. */
  readonly place: Float32Array;
}

export interface StripShape {
  /** In palm lengths, to either side. */
  readonly halfWidth: number;
  /** How far a line may turn away from the template's direction. */
  readonly turnDeg: number;
}

/** Frame pixels from row to row. */
export const ROW_STEP = 3;
/** How much a direction at the very edge of the allowed turn is held back. */
const TURN_PENALTY = 0.3;

/** `visible` is 1 where a ridge can be trusted and falls to 0 towards the palm's border. */
export function unrollStrip(
  ridges: Ridges,
  visible: Field,
  template: Polyline,
  { halfWidth, turnDeg }: StripShape,
): Strip {
  const spine = resample(curveThrough(template.map(toFrame)), ROW_STEP);
  const half = Math.round(halfWidth * PALM_PX);
  const columns = 2 * half + 1;
  const strength = new Float32Array(spine.length * columns);
  const place = new Float32Array(strength.length * 2);
  const turns = Math.round((turnDeg * DIRECTIONS) / 180);
  for (const [row, center] of spine.entries()) {
    const along = minus(pointOf(spine, row + 3), pointOf(spine, Math.max(0, row - 3)));
    const answer = answerAlong(ridges, along, turns);
    const [nx, ny] = normalTo(along);
    for (let column = 0; column < columns; column++) {
      const [x, y] = [center[0] + nx * (column - half), center[1] + ny * (column - half)];
      const index = row * columns + column;
      place[2 * index] = x;
      place[2 * index + 1] = y;
      const cell = cellAt(x, y);
      if (cell !== undefined) strength[index] = answer(cell) * (visible[cell] ?? 0);
    }
  }
  return { rows: spine.length, columns, strength, place };
}

/** The strongest answer of the directions within the allowed turn. */
function answerAlong(ridges: Ridges, [dx, dy]: Point, turns: number): (cell: number) => number {
  const heading = Math.round((Math.atan2(dy, dx) / Math.PI) * DIRECTIONS);
  const fields = Array.from({ length: 2 * turns + 1 }, (_, index) => {
    const turn = index - turns;
    const direction = (((heading + turn) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
    const weight = 1 - (TURN_PENALTY * Math.abs(turn)) / (turns + 1);
    return { field: ridges[direction], weight };
  });
  return (cell) => {
    let strongest = 0;
    for (const { field, weight } of fields) {
      strongest = Math.max(strongest, weight * (field?.[cell] ?? 0));
    }
    return strongest;
  };
}

const normalTo = ([dx, dy]: Point): Point => {
  const length = Math.hypot(dx, dy);
  return [-dy / length, dx / length];
};

function cellAt(x: number, y: number): number | undefined {
  const [column, row] = [Math.round(x), Math.round(y)];
  const isOutside = column < 0 || row < 0 || column >= FRAME_SIDE || row >= FRAME_SIDE;
  return isOutside ? undefined : row * FRAME_SIDE + column;
}

/** One column per row. */
export type Path = Int16Array;

export const placeOf = ({ columns, place }: Strip, row: number, column: number): Point => {
  const index = row * columns + column;
  return [place[2 * index] ?? 0, place[2 * index + 1] ?? 0];
};

export const pathPoints = (strip: Strip, path: Path): Point[] =>
  Array.from(path, (column, row) => placeOf(strip, row, column));

export const strengthsAlong = ({ columns, strength }: Strip, path: Path): number[] =>
  Array.from(path, (column, row) => strength[row * columns + column] ?? 0);
