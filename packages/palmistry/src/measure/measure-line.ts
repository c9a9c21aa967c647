import { toPalm } from '../frame/palm-frame.ts';
import { distance, minus, type Point, sineBetween } from '../geometry/point.ts';
import { pointOf, type Polyline, polylineLength } from '../geometry/polyline.ts';
import type { TracedLine } from '../lines/trace-lines.ts';
import type { LineMeasurements } from './measurements.ts';
import { round, roundPoint } from './round.ts';

export function measureLine(line: TracedLine, threshold: number, forks: number): LineMeasurements {
  const points = line.points.map(toPalm);
  const [start, end] = [pointOf(points, 0), pointOf(points, -1)];
  return {
    length: round(polylineLength(points)),
    curvature: round(curvatureOf(points)),
    start: roundPoint(start),
    end: roundPoint(end),
    slopeDeg: round(slopeDegOf(minus(end, start)), 1),
    depth: round(line.strength / threshold, 2),
    forks,
    breaks: line.breaks,
  };
}

function curvatureOf(line: Polyline): number {
  const [start, end] = [pointOf(line, 0), pointOf(line, -1)];
  const chord = distance(start, end);
  const strays = line.map((point) => {
    const away = minus(point, start);
    return Math.abs(sineBetween(minus(end, start), away)) * Math.hypot(...away);
  });
  return chord === 0 ? 0 : Math.max(...strays) / chord;
}

const slopeDegOf = ([x, y]: Point): number =>
  (Math.atan2(Math.abs(y), Math.abs(x)) * 180) / Math.PI;
