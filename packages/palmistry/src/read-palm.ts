import { findPalm } from './findings/find-palm.ts';
import { fitPalmFrame, FRAME_SIDE } from './frame/palm-frame.ts';
import { skinMask } from './frame/skin-mask.ts';
import { checkHand } from './gate/check-hand.ts';
import { refuseUnreadable } from './gate/refuse-unreadable.ts';
import { applyAffine } from './geometry/affine.ts';
import { findHand } from './hand/find-hand.ts';
import type { HandModels } from './hand/hand-models.ts';
import { expose } from './image/expose.ts';
import { createPyramid } from './image/pyramid.ts';
import type { RgbImage } from './image/rgb-image.ts';
import { sampleSquare } from './image/sample-square.ts';
import { traceLines } from './lines/trace-lines.ts';
import { visibleSkin } from './lines/visible-skin.ts';
import { measurePalm } from './measure/measure-palm.ts';
import { round, roundPoint } from './measure/round.ts';
import type { PalmReading } from './palm-reading.ts';
import { evenLight } from './ridge/even-light.ts';
import { ridgeFilter } from './ridge/ridge-filter.ts';

/** Looks at a picture: is it an open palm, which hand, where do its lines run, what do they measure. */
export async function readPalm(models: HandModels, image: RgbImage): Promise<PalmReading> {
  const exposed = expose(image);
  if (exposed === undefined) return { verdict: 'refused', reason: 'too-dark' };
  const pyramid = createPyramid(exposed);
  const found = await findHand(models, pyramid);
  const check = checkHand(image, found);
  if (!check.passed) return { verdict: 'refused', reason: check.reason };
  const { landmarks, presence } = check.placed;

  const toPicture = fitPalmFrame(landmarks);
  const square = sampleSquare(pyramid, toPicture, FRAME_SIDE);
  const mask = skinMask(square);
  const ridges = ridgeFilter(evenLight(square, mask));
  const visible = visibleSkin(mask);
  const traced = traceLines(ridges, visible);
  const reason = refuseUnreadable(square, traced);
  if (reason !== undefined) return { verdict: 'refused', reason };

  const measurements = measurePalm(landmarks, traced, ridges, visible);
  const lines = Object.fromEntries(
    Object.entries(traced.lines).map(([name, { points, confidence }]) => [
      name,
      {
        points: points.map((point) => roundPoint(applyAffine(toPicture, point), 1)),
        confidence: round(confidence, 2),
      },
    ]),
  );
  return {
    verdict: 'palm',
    hand: check.hand,
    width: image.width,
    height: image.height,
    landmarks: landmarks.map((point) => roundPoint(point, 1)),
    lines,
    measurements,
    findings: findPalm(measurements, traced, presence),
  };
}
