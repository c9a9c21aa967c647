export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Part of a hand as a thick stroke: the way it takes, and how thick it is. */
export interface Bone {
  readonly points: readonly Point[];
  readonly width: number;
  /** The palm is an area; fingers and forearm are ways. */
  readonly isClosed: boolean;
}

/** Joints along each finger, and how thick it is in palm lengths. */
const FINGERS = [
  { joints: [1, 2, 3, 4], width: 0.235 },
  { joints: [0, 1, 2], width: 0.34 },
  { joints: [5, 6, 7, 8], width: 0.23 },
  { joints: [9, 10, 11, 12], width: 0.235 },
  { joints: [13, 14, 15, 16], width: 0.215 },
  { joints: [17, 18, 19, 20], width: 0.18 },
] as const;
const PALM = { joints: [1, 5, 9, 13, 17], width: 0.225 } as const;
const FOREARM_WIDTH = 0.62;

const whole = ({ x, y }: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** A bone as the `d` of a path. */
export const bonePath = ({ points, isClosed }: Bone): string =>
  `M${points.map(whole).join('L')}${isClosed ? 'Z' : ''}`;

export const towards = (from: Point, by: Point, share: number): Point => ({
  x: from.x + by.x * share,
  y: from.y + by.y * share,
});

export interface HandShape {
  /** The palm's length, from the wrist to the middle knuckle. */
  readonly length: number;
  readonly bones: readonly Bone[];
  readonly forearm: Bone;
}

/** A hand from its 21 joints, laid out along its own axis. The order is the landmark network's: wrist, then each finger to its tip. */
export function handShape(joints: readonly Point[]): HandShape {
  const at = (index: number): Point => joints[index] ?? { x: 0, y: 0 };
  const [wrist, knuckle] = [at(0), at(9)];
  const up = { x: knuckle.x - wrist.x, y: knuckle.y - wrist.y };
  const length = Math.hypot(up.x, up.y);
  // The side of the thumb, whichever way the hand is turned.
  const isThumbRight = up.x * (at(4).y - wrist.y) - up.y * (at(4).x - wrist.x) > 0;
  const outwards = isThumbRight ? { x: up.y, y: -up.x } : { x: -up.y, y: up.x };
  const bone = (points: readonly Point[], width: number, isClosed = false): Bone => ({
    points,
    width: width * length,
    isClosed,
  });
  return {
    length,
    bones: [
      ...FINGERS.map(({ joints: row, width }) => bone(row.map(at), width)),
      bone([...PALM.joints.map(at), towards(wrist, outwards, 0.2)], PALM.width, true),
    ],
    forearm: bone([towards(wrist, up, 0.1), towards(wrist, up, -0.5)], FOREARM_WIDTH),
  };
}

/** The paper of an upright hand, with the beginning of the forearm. */
export function handSheet(joints: readonly Point[]) {
  const [xs, ys] = [joints.map(({ x }) => x), joints.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 60, Math.min(...ys) - 60];
  const width = Math.max(...xs) - left + 60;
  const height = Math.round(Math.max(...ys) - top + 0.42 * handShape(joints).length);
  return { x: left, y: top, width, height };
}
