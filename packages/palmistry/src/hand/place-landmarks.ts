import type { Point } from '../geometry/point.ts';
import type { Pyramid } from '../image/pyramid.ts';
import type { DetectedPalm } from './detect-palms.ts';
import { type HandModels, LANDMARK_SIDE } from './hand-models.ts';
import { jointAt, LANDMARK_COUNT, type Landmarks } from './landmarks.ts';
import { pixelsOf, pointIn, type Region, uprightAngle } from './region.ts';

export interface PlacedHand {
  readonly landmarks: Landmarks;
  readonly presence: number;
  readonly handedness: number;
}

/** Worth a second, closer look. */
const MIN_PRESENCE = 0.2;
/** The closer look may be this much less sure and still be the better one: its frame is. */
const SECOND_LOOK_TOLERANCE = 0.9;

/** Looks once where the detector points, then again in a frame fitted to the joints of the first look. */
export async function placeLandmarks(
  models: HandModels,
  pyramid: Pyramid,
  palm: DetectedPalm,
): Promise<PlacedHand> {
  const first = await look(models, pyramid, regionOfPalm(palm));
  if (first.presence <= MIN_PRESENCE) return first;
  const second = await look(models, pyramid, regionOfHand(first.landmarks));
  return second.presence >= first.presence * SECOND_LOOK_TOLERANCE ? second : first;
}

async function look(models: HandModels, pyramid: Pyramid, region: Region): Promise<PlacedHand> {
  const placed = await models.placeLandmarks(pixelsOf(pyramid, region, LANDMARK_SIDE));
  const number = (index: number) => (placed.points[index] ?? 0) / LANDMARK_SIDE;
  const landmarks = Array.from({ length: LANDMARK_COUNT }, (_, index) =>
    pointIn(region, [number(3 * index), number(3 * index + 1)]),
  );
  return { landmarks, presence: placed.presence, handedness: placed.handedness };
}

/** MediaPipe's hand_landmark graph: the palm's box, 2.6 times as large, moved half a box towards the fingers. */
function regionOfPalm({ wrist, middleKnuckle, center, size }: DetectedPalm): Region {
  const angle = uprightAngle(wrist, middleKnuckle);
  const shift = 0.5 * size;
  return {
    center: [center[0] + shift * Math.sin(angle), center[1] - shift * Math.cos(angle)],
    size: size * 2.6,
    angle,
  };
}

const PALM_AND_FIRST_JOINTS = new Set([0, 1, 2, 3, 5, 6, 9, 10, 13, 14, 17, 18]);

/** MediaPipe's HandLandmarksToRectCalculator: the upright box of these joints, twice as large, a tenth higher. */
function regionOfHand(landmarks: Landmarks): Region {
  const middle = jointAt(landmarks, 'middleKnuckle');
  const index = jointAt(landmarks, 'indexKnuckle');
  const ring = jointAt(landmarks, 'ringKnuckle');
  const knuckles: Point = [
    ((index[0] + ring[0]) / 2 + middle[0]) / 2,
    ((index[1] + ring[1]) / 2 + middle[1]) / 2,
  ];
  const angle = uprightAngle(jointAt(landmarks, 'wrist'), knuckles);
  const upright = landmarks
    .filter((_, joint) => PALM_AND_FIRST_JOINTS.has(joint))
    .map((point) => turn(point, -angle));
  const [left, right] = extent(upright.map(([x]) => x));
  const [top, bottom] = extent(upright.map(([, y]) => y));
  const center: Point = [(left + right) / 2, (top + bottom) / 2 - 0.1 * (bottom - top)];
  return {
    center: turn(center, angle),
    size: 2 * Math.max(right - left, bottom - top),
    angle,
  };
}

const turn = ([x, y]: Point, angle: number): Point => [
  x * Math.cos(angle) - y * Math.sin(angle),
  x * Math.sin(angle) + y * Math.cos(angle),
];

const extent = (values: readonly number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];
