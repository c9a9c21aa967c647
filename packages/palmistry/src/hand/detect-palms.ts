import { clamp, type Point } from '../geometry/point.ts';
import type { Pyramid } from '../image/pyramid.ts';
import { ANCHORS } from './anchors.ts';
import { DETECTOR_SIDE, type HandModels, type PalmBoxes } from './hand-models.ts';
import { mergeBoxes, type PalmBox } from './merge-boxes.ts';
import { pixelsOf, pointIn, type Region } from './region.ts';

export interface DetectedPalm {
  readonly score: number;
  readonly center: Point;
  /** The longer side of its box, in picture pixels. */
  readonly size: number;
  readonly wrist: Point;
  readonly middleKnuckle: Point;
}

const MIN_SCORE = 0.3;
/** Which of the detector's seven points these are. */
const WRIST = 0;
const MIDDLE_KNUCKLE = 2;
const NUMBERS_PER_BOX = 18;

/** Looks for palms in one region of the picture. */
export async function detectPalms(
  models: HandModels,
  pyramid: Pyramid,
  region: Region,
): Promise<DetectedPalm[]> {
  const found = await models.detectPalms(pixelsOf(pyramid, region, DETECTOR_SIDE));
  return mergeBoxes(readBoxes(found)).map((box) => ({
    score: box.score,
    center: pointIn(region, box.center),
    size: Math.max(box.width, box.height) * region.size,
    wrist: pointIn(region, box.wrist),
    middleKnuckle: pointIn(region, box.middleKnuckle),
  }));
}

function readBoxes({ boxes, scores }: PalmBoxes): PalmBox[] {
  return ANCHORS.flatMap(([x, y], index) => {
    const score = sigmoid(scores[index] ?? -Infinity);
    if (score < MIN_SCORE) return [];
    const number = (k: number) => (boxes[index * NUMBERS_PER_BOX + k] ?? 0) / DETECTOR_SIDE;
    const point = (k: number): Point => [number(k) + x, number(k + 1) + y];
    return {
      score,
      center: point(0),
      width: number(2),
      height: number(3),
      wrist: point(4 + 2 * WRIST),
      middleKnuckle: point(4 + 2 * MIDDLE_KNUCKLE),
    };
  });
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-clamp(value, -100, 100)));
