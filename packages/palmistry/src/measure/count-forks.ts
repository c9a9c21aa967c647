import { type Field, FRAME_SIDE, PALM_PX } from '../frame/palm-frame.ts';
import { minus, type Point } from '../geometry/point.ts';
import { distanceToLine, pointOf, type Polyline } from '../geometry/polyline.ts';
import type { TracedLine } from '../lines/trace-lines.ts';
import { DIRECTIONS, type Ridges } from '../ridge/ridge-filter.ts';

/* A fork is a second crease that leaves the line near its end, at an angle, and is about as strong as the line. */

const LAST_PART = 0.35;
const ANGLES_DEG = [25, 32, 39, 46];
const BRANCH_PX = Math.round(0.14 * PALM_PX);
/** Nearer to the line than this, the line itself answers. */
const CLEAR_PX = 6;
const MIN_SAMPLES = 12;
/** Compared with the line. */
const AS_STRONG = 0.75;

/** At most one to either side. */
export function countForks(
  ridges: Ridges,
  visible: Field,
  line: TracedLine,
  others: readonly Polyline[],
  threshold: number,
): number {
  const from = Math.floor(line.points.length * (1 - LAST_PART));
  const joints = line.points.slice(from, -2).map((point, index) => ({
    point,
    heading: headingAt(line.points, from + index),
  }));
  const lines = [line.points, ...others];
  const isBranch = (point: Point, angle: number) => {
    const samples = branchSamples(ridges, visible, point, angle, threshold);
    const clear = samples.filter(({ place }) => isClearOf(lines, place));
    const total = clear.reduce((sum, { answer }) => sum + answer, 0);
    return clear.length >= MIN_SAMPLES && total > AS_STRONG * line.strength * clear.length;
  };
  return [-1, 1].filter((side) =>
    joints.some(({ point, heading }) =>
      ANGLES_DEG.some((angle) => isBranch(point, heading + (side * angle * Math.PI) / 180)),
    ),
  ).length;
}

function headingAt(line: Polyline, index: number): number {
  const [dx, dy] = minus(pointOf(line, index + 2), pointOf(line, Math.max(0, index - 4)));
  return Math.atan2(dy, dx);
}

interface Sample {
  readonly place: Point;
  readonly answer: number;
}

/** What the ridge filter answers along the branch, in its direction; nothing when the branch falls to plain skin. */
function branchSamples(
  ridges: Ridges,
  visible: Field,
  [x, y]: Point,
  angle: number,
  threshold: number,
): readonly Sample[] {
  const heading = Math.round((angle / Math.PI) * DIRECTIONS);
  const field = ridges[((heading % DIRECTIONS) + DIRECTIONS) % DIRECTIONS];
  const samples: Sample[] = [];
  for (let away = CLEAR_PX; away <= BRANCH_PX; away++) {
    const place: Point = [x + away * Math.cos(angle), y + away * Math.sin(angle)];
    const cell = Math.round(place[1]) * FRAME_SIDE + Math.round(place[0]);
    const answer = (field?.[cell] ?? 0) * (visible[cell] ?? 0);
    if (answer <= threshold) return [];
    samples.push({ place, answer });
  }
  return samples;
}

const isClearOf = (lines: readonly Polyline[], place: Point): boolean =>
  lines.every((line) => distanceToLine(place, line) >= CLEAR_PX);
