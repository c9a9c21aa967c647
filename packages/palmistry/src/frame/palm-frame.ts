import { type Affine, type Anchor, fitAffine } from '../geometry/affine.ts';
import type { Point } from '../geometry/point.ts';
import { type Joint, jointAt, type Landmarks } from '../hand/landmarks.ts';

/**
 * Every palm is brought into one frame before it is read: an upright right palm, thumb at the right, `FRAME_SIDE`
 * pixels square. Palm coordinates have their origin at the wrist, y downwards, and the palm's length as their unit.
 */
export const FRAME_SIDE = 320;
/** Frame pixels per palm length. */
export const PALM_PX = 212;
const ORIGIN: Point = [156, 292];

/** One number per frame pixel, row by row. */
export type Field = Float32Array;

export const newField = (): Field => new Float32Array(FRAME_SIDE * FRAME_SIDE);

export const toFrame = ([x, y]: Point): Point => [ORIGIN[0] + x * PALM_PX, ORIGIN[1] + y * PALM_PX];

export const toPalm = ([x, y]: Point): Point => [
  (x - ORIGIN[0]) / PALM_PX,
  (y - ORIGIN[1]) / PALM_PX,
];

/** Where an average right palm has its joints, in palm coordinates. The thumb's base moves most, so it counts least. */
export const PALM_JOINTS = {
  wrist: { at: [0, 0], weight: 1 },
  thumbBase: { at: [0.334, -0.203], weight: 0.5 },
  indexKnuckle: { at: [0.232, -0.982], weight: 1.5 },
  middleKnuckle: { at: [0, -1], weight: 1.5 },
  ringKnuckle: { at: [-0.204, -0.929], weight: 1.5 },
  littleKnuckle: { at: [-0.389, -0.795], weight: 1.5 },
} as const satisfies Partial<Record<Joint, { at: Point; weight: number }>>;

type PalmJoint = keyof typeof PALM_JOINTS;

/** From frame pixels to picture pixels. A left hand comes out mirrored, which is wanted. */
export function fitPalmFrame(landmarks: Landmarks): Affine {
  const joints = Object.keys(PALM_JOINTS) as PalmJoint[];
  return fitAffine(
    joints.map((joint): Anchor => {
      const { at, weight } = PALM_JOINTS[joint];
      return { from: toFrame(at), to: jointAt(landmarks, joint), weight };
    }),
  );
}
