import { angleAtDeg, distance, minus, type Point } from '../geometry/point.ts';
import { palmLengthOf } from '../gate/check-hand.ts';
import { type Joint, jointAt, type Landmarks } from '../hand/landmarks.ts';
import type { HandMeasurements } from './measurements.ts';
import { round } from './round.ts';

export function measureHand(landmarks: Landmarks): HandMeasurements {
  const palm = palmLengthOf(landmarks);
  const apart = (a: Joint, b: Joint) => distance(jointAt(landmarks, a), jointAt(landmarks, b));
  return {
    palmWidth: round(apart('indexKnuckle', 'littleKnuckle') / palm),
    fingerLength: round(apart('middleKnuckle', 'middleTip') / palm),
    indexToRing: round(apart('indexKnuckle', 'indexTip') / apart('ringKnuckle', 'ringTip')),
    littlePastJoint: round(littlePastJoint(landmarks) / palm),
    thumbDeg: round(thumbDegOf(landmarks), 1),
  };
}

/** Along the ring finger, so that a finger spread to the side still counts for its height. */
function littlePastJoint(landmarks: Landmarks): number {
  const along = minus(jointAt(landmarks, 'ringTip'), jointAt(landmarks, 'ringKnuckle'));
  const past = minus(jointAt(landmarks, 'littleTip'), jointAt(landmarks, 'ringTop'));
  return (past[0] * along[0] + past[1] * along[1]) / Math.hypot(...along);
}

function thumbDegOf(landmarks: Landmarks): number {
  const origin: Point = [0, 0];
  const thumb = minus(jointAt(landmarks, 'thumbTip'), jointAt(landmarks, 'thumbKnuckle'));
  const index = minus(jointAt(landmarks, 'indexMiddle'), jointAt(landmarks, 'indexKnuckle'));
  return angleAtDeg(thumb, origin, index);
}
