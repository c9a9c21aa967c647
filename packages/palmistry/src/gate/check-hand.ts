import { angleAtDeg, distance, minus, sineBetween } from '../geometry/point.ts';
import { type Joint, jointAt, type Landmarks } from '../hand/landmarks.ts';
import type { PlacedHand } from '../hand/place-landmarks.ts';
import type { RgbImage } from '../image/rgb-image.ts';
import type { Hand, HandRefusal } from '../vocabulary.ts';

export type HandCheck =
  | { readonly passed: true; readonly hand: Hand; readonly placed: PlacedHand }
  | { readonly passed: false; readonly reason: HandRefusal };

/* From a feasibility run on 33 palms and 261 other pictures: all of the former passed, none of the latter. */
const MIN_PRESENCE = 0.8;
const MIN_SHARE_OF_LONG_SIDE = 0.1;
const MIN_PALM_PX = 70;
/** Sine of the angle index knuckle – wrist – little knuckle: an edge-on hand closes it. */
const MIN_OPENING = 0.4;
const STRAIGHT_DEG = 150;
/** How sure handedness and the side of the thumb must be that they agree. */
const MIN_PALM_SIDE = 0.6;

/** Is this an open palm that faces us, whole and large enough? The first thing wrong is the reason. */
export function checkHand(image: RgbImage, found: PlacedHand | undefined): HandCheck {
  if (found === undefined || found.presence < MIN_PRESENCE) return refuse('no-hand');
  const { landmarks, handedness } = found;
  if (isTooSmall(image, landmarks)) return refuse('too-small');
  const opening = openingOf(landmarks);
  if (Math.abs(opening) < MIN_OPENING) return refuse('not-facing');
  if (!FINGERS.every((finger) => isStraight(landmarks, finger))) return refuse('fingers-bent');
  // A right palm has its thumb at the right, a right back at the left: the network tells which hand it is, the
  // landmarks tell where the thumb is, and only a palm makes the two agree.
  const palmSide = opening < 0 ? handedness : 1 - handedness;
  if (palmSide < MIN_PALM_SIDE) return refuse('back-of-hand');
  if (!isWhole(image, landmarks)) return refuse('cut-off');
  return { passed: true, hand: opening < 0 ? 'right' : 'left', placed: found };
}

const refuse = (reason: HandRefusal): HandCheck => ({ passed: false, reason });

/** From the wrist to the middle finger's knuckle: the unit of every measurement here. */
export const palmLengthOf = (landmarks: Landmarks): number =>
  distance(jointAt(landmarks, 'wrist'), jointAt(landmarks, 'middleKnuckle'));

function isTooSmall({ width, height }: RgbImage, landmarks: Landmarks): boolean {
  const length = palmLengthOf(landmarks);
  return length < MIN_PALM_PX || length < MIN_SHARE_OF_LONG_SIDE * Math.max(width, height);
}

/** Negative when the thumb's side lies clockwise of the little finger's, as in a right palm. */
function openingOf(landmarks: Landmarks): number {
  const wrist = jointAt(landmarks, 'wrist');
  return sineBetween(
    minus(jointAt(landmarks, 'indexKnuckle'), wrist),
    minus(jointAt(landmarks, 'littleKnuckle'), wrist),
  );
}

type Finger = readonly [knuckle: Joint, middle: Joint, tip: Joint];
const FINGERS: readonly Finger[] = [
  ['indexKnuckle', 'indexMiddle', 'indexTip'],
  ['middleKnuckle', 'middleMiddle', 'middleTip'],
  ['ringKnuckle', 'ringMiddle', 'ringTip'],
  ['littleKnuckle', 'littleMiddle', 'littleTip'],
];

/** Straight at its middle joint, with a tip that is clearly further from the wrist than that joint. */
function isStraight(landmarks: Landmarks, finger: Finger): boolean {
  const wrist = jointAt(landmarks, 'wrist');
  const [knuckle, middle, tip] = [
    jointAt(landmarks, finger[0]),
    jointAt(landmarks, finger[1]),
    jointAt(landmarks, finger[2]),
  ];
  return (
    angleAtDeg(knuckle, middle, tip) > STRAIGHT_DEG &&
    distance(tip, wrist) > 1.1 * distance(middle, wrist)
  );
}

const PALM_CORNERS: readonly Joint[] = [
  'wrist',
  'thumbBase',
  'indexKnuckle',
  'middleKnuckle',
  'ringKnuckle',
  'littleKnuckle',
];

const isWhole = ({ width, height }: RgbImage, landmarks: Landmarks): boolean =>
  PALM_CORNERS.map((joint) => jointAt(landmarks, joint)).every(
    ([x, y]) => x >= 0 && y >= 0 && x < width && y < height,
  );
