import { fitPalmFrame, toPalm } from '../../src/frame/palm-frame.ts';
import { applyAffine, invertAffine } from '../../src/geometry/affine.ts';
import type { Point } from '../../src/geometry/point.ts';
import type { Polyline } from '../../src/geometry/polyline.ts';
import type { Landmarks } from '../../src/hand/landmarks.ts';

/** A line of a picture in palm coordinates, by that picture's landmarks: two palms can be laid over each other so. */
export function palmPoints(landmarks: Landmarks, line: Polyline): Point[] {
  const toFrame = invertAffine(fitPalmFrame(landmarks));
  return line.map((point) => toPalm(applyAffine(toFrame, point)));
}
