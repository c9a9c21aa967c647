import { type Field, FRAME_SIDE } from '../frame/palm-frame.ts';
import type { Polyline } from '../geometry/polyline.ts';
import type { PrincipalPaths } from './principal-paths.ts';

const LIFE_MARGIN_PX = 7;
const CROSSING_MARGIN_PX = 3;

/** The visible skin without the three lines, and without what lies on the thumb's side of the life line. */
export function freeSkin(visible: Field, { heart, head, life }: PrincipalPaths): Field {
  const free = visible.slice();
  clearAround(free, life.points, LIFE_MARGIN_PX);
  clearAround(free, head.points, CROSSING_MARGIN_PX);
  clearAround(free, heart.points, CROSSING_MARGIN_PX);
  clearThumbSide(free, life.points);
  return free;
}

function clearAround(field: Field, line: Polyline, radius: number): void {
  for (const [x, y] of line) {
    for (let dy = -radius; dy <= radius; dy++) {
      const width = Math.floor(Math.sqrt(radius * radius - dy * dy));
      clearRow(field, Math.round(y) + dy, Math.round(x) - width, Math.round(x) + width);
    }
  }
}

function clearThumbSide(field: Field, life: Polyline): void {
  const leftmost = new Map<number, number>();
  for (const [x, y] of life) {
    const row = Math.round(y);
    leftmost.set(row, Math.min(x, leftmost.get(row) ?? Infinity));
  }
  let border: number | undefined;
  const top = Math.round(life[0]?.[1] ?? 0);
  // From the wrist upwards; a row the line steps over takes the border of the row below.
  for (let row = FRAME_SIDE - 1; row >= 0; row--) {
    border = leftmost.get(row) ?? (row > top ? border : undefined);
    if (border !== undefined) {
      clearRow(field, row, Math.round(border - LIFE_MARGIN_PX), FRAME_SIDE - 1);
    }
  }
}

function clearRow(field: Field, row: number, from: number, to: number): void {
  if (row < 0 || row >= FRAME_SIDE || to < 0 || from >= FRAME_SIDE) return;
  const start = row * FRAME_SIDE;
  field.fill(0, start + Math.max(0, from), start + Math.min(FRAME_SIDE - 1, to) + 1);
}
