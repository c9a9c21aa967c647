import { between, distance, type Point } from './point.ts';

export type { Point };
export type Polyline = readonly Point[];

/** Throws on an empty line: no caller has one. */
export function pointOf(line: Polyline, index: number): Point {
  const point = line.at(Math.max(-line.length, Math.min(line.length - 1, index)));
  if (point === undefined) throw new RangeError('A line without points has none to give.');
  return point;
}

export const polylineLength = (line: Polyline): number =>
  line.reduce(
    (total, point, index) => (index === 0 ? 0 : total + distance(pointOf(line, index - 1), point)),
    0,
  );

/** Points every `step` along the line, beginning with its first. */
export function resample(line: Polyline, step: number): Point[] {
  const points = [pointOf(line, 0)];
  let sinceLast = 0;
  for (let index = 1; index < line.length; index++) {
    let from = pointOf(line, index - 1);
    const to = pointOf(line, index);
    let left = distance(from, to);
    while (sinceLast + left >= step) {
      from = between(from, to, (step - sinceLast) / left);
      points.push(from);
      left = distance(from, to);
      sinceLast = 0;
    }
    sinceLast += left;
  }
  return points;
}

const PIECES = 20;

/** A smooth curve through the corners (uniform Catmull–Rom), as a dense polyline. */
export function curveThrough(corners: Polyline): Point[] {
  const curve: Point[] = [];
  for (let index = 0; index < corners.length - 1; index++) {
    const before = pointOf(corners, Math.max(0, index - 1));
    const [from, to] = [pointOf(corners, index), pointOf(corners, index + 1)];
    const after = pointOf(corners, index + 2);
    for (let piece = 0; piece < PIECES; piece++) {
      const t = piece / PIECES;
      const along = (axis: 0 | 1) => catmullRom(before[axis], from[axis], to[axis], after[axis], t);
      curve.push([along(0), along(1)]);
    }
  }
  return [...curve, pointOf(corners, -1)];
}

function catmullRom(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const square = 2 * p0 - 5 * p1 + 4 * p2 - p3;
  const cube = 3 * p1 - p0 - 3 * p2 + p3;
  return 0.5 * (2 * p1 + (p2 - p0) * t + square * t * t + cube * t ** 3);
}

const SMOOTHING = [1, 2, 3, 2, 1];

/** Takes the jitter out; the two ends stay where they are. */
export const smooth = (line: Polyline): Point[] =>
  line.map((point, index) =>
    index === 0 || index === line.length - 1 ? point : weightedMean(line, index),
  );

function weightedMean(line: Polyline, index: number): Point {
  let x = 0;
  let y = 0;
  let total = 0;
  for (const [offset, weight] of SMOOTHING.entries()) {
    const near = line[index + offset - 2];
    if (near === undefined) continue;
    x += near[0] * weight;
    y += near[1] * weight;
    total += weight;
  }
  return [x / total, y / total];
}

export const distanceToLine = (point: Point, line: Polyline): number => {
  let nearest = Infinity;
  for (const other of line) {
    const [dx, dy] = [other[0] - point[0], other[1] - point[1]];
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  return Math.sqrt(nearest);
};
