import { pointOf } from '../geometry/polyline.ts';
import type { Point } from '../geometry/point.ts';

/** 21 points in picture pixels, in the order of MediaPipe Hands. */
export type Landmarks = readonly Point[];

/** Where each joint stands in that order. Knuckle: where the finger meets the palm. */
export const JOINT = {
  wrist: 0,
  thumbBase: 1,
  thumbKnuckle: 2,
  thumbMiddle: 3,
  thumbTip: 4,
  indexKnuckle: 5,
  indexMiddle: 6,
  indexTip: 8,
  middleKnuckle: 9,
  middleMiddle: 10,
  middleTip: 12,
  ringKnuckle: 13,
  ringMiddle: 14,
  ringTop: 15,
  ringTip: 16,
  littleKnuckle: 17,
  littleMiddle: 18,
  littleTip: 20,
} as const;
export type Joint = keyof typeof JOINT;

export const LANDMARK_COUNT = 21;

export const jointAt = (landmarks: Landmarks, joint: Joint): Point =>
  pointOf(landmarks, JOINT[joint]);
