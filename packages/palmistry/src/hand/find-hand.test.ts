import { describe, expect, it } from 'vitest';
import { createPyramid } from '../image/pyramid.ts';
import { ANCHORS } from './anchors.ts';
import { findHand } from './find-hand.ts';
import { DETECTOR_SIDE, type HandModels, LANDMARK_SIDE } from './hand-models.ts';
import { mergeBoxes } from './merge-boxes.ts';
import { pointIn, uprightAngle } from './region.ts';

const pyramid = createPyramid({
  width: 400,
  height: 400,
  data: new Uint8Array(400 * 400 * 3).fill(90),
});

/** Sees one palm of a quarter of the picture in its very middle, upright, on the looks that `sees` names. */
function networks(sees: (look: number) => boolean) {
  let looks = 0;
  const models: HandModels = {
    detectPalms: async () => {
      looks += 1;
      const scores = new Float32Array(ANCHORS.length).fill(-50);
      const boxes = new Float32Array(ANCHORS.length * 18);
      const middle = ANCHORS.findIndex(([x, y]) => Math.hypot(x - 0.5, y - 0.5) < 0.05);
      const [x, y] = ANCHORS[middle] ?? [0, 0];
      const place = (k: number, px: number, py: number) => {
        boxes[middle * 18 + k] = (px - x) * DETECTOR_SIDE;
        boxes[middle * 18 + k + 1] = (py - y) * DETECTOR_SIDE;
      };
      place(0, 0.5, 0.5);
      boxes[middle * 18 + 2] = 0.25 * DETECTOR_SIDE;
      boxes[middle * 18 + 3] = 0.25 * DETECTOR_SIDE;
      place(4, 0.5, 0.6);
      place(8, 0.5, 0.4);
      if (sees(looks)) scores[middle] = 5;
      return { boxes, scores };
    },
    placeLandmarks: async () => ({
      points: new Float32Array(63).fill(LANDMARK_SIDE / 2),
      presence: 0.95,
      handedness: 0.9,
    }),
  };
  return { models, looks: () => looks };
}

describe('finding the hand', () => {
  it('is content with the first look that shows one', async () => {
    const { models, looks } = networks(() => true);
    const hand = await findHand(models, pyramid);
    expect(looks()).toBe(1);
    expect(hand).toMatchObject({ presence: 0.95, handedness: 0.9 });
    // The middle of the hand's frame lies half a palm box above the palm's middle.
    expect(hand?.landmarks[0]?.[0]).toBeCloseTo(200);
    expect(hand?.landmarks[0]?.[1]).toBeCloseTo(150);
  });

  it('looks again from further away, upside down and from both sides', async () => {
    const { models, looks } = networks((look) => look === 5);
    expect(await findHand(models, pyramid)).toBeDefined();
    expect(looks()).toBe(5);
  });

  it('finds none where there is none', async () => {
    expect(await findHand(networks(() => false).models, pyramid)).toBeUndefined();
  });
});

it('the detector has 2016 anchors', () => {
  expect(ANCHORS).toHaveLength(2016);
});

const box = (x: number, score: number) => ({
  score,
  center: [x, 0.5] as const,
  width: 0.2,
  height: 0.2,
  wrist: [x, 0.6] as const,
  middleKnuckle: [x, 0.4] as const,
});

it('boxes of one palm become one, boxes of two stay two', () => {
  const merged = mergeBoxes([box(0.32, 0.5), box(0.3, 1), box(0.8, 0.7)]);
  expect(merged.map(({ score }) => score)).toEqual([1, 0.7]);
  expect(merged[0]?.center[0]).toBeCloseTo((0.3 + 0.5 * 0.32) / 1.5);
});

it('a region turns its points about its centre', () => {
  const region = { center: [10, 20] as const, size: 4, angle: Math.PI / 2 };
  const [x, y] = pointIn(region, [1, 0.5]);
  expect([x, y].map((each) => Math.round(each * 1e6) / 1e6)).toEqual([10, 22]);
  expect(uprightAngle([0, 0], [1, 0])).toBeCloseTo(Math.PI / 2);
  expect(uprightAngle([0, 0], [0, -1])).toBeCloseTo(0);
});
