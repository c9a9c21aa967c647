import { describe, expect, it } from 'vitest';
import { mirrored, OPEN_RIGHT_PALM } from '../../test/open-palm.ts';
import type { Point } from '../geometry/point.ts';
import { JOINT, type Landmarks } from '../hand/landmarks.ts';
import type { HandRefusal } from '../vocabulary.ts';
import { checkHand } from './check-hand.ts';

const picture = { width: 600, height: 800, data: new Uint8Array() };
const hand = (landmarks: Landmarks, handedness: number, presence = 0.98) => ({
  landmarks,
  handedness,
  presence,
});

const changed = (change: (point: Point, joint: number) => Point): Landmarks =>
  OPEN_RIGHT_PALM.map(change);

const refusals: { name: string; reason: HandRefusal; check: () => unknown }[] = [
  {
    name: 'a picture without a hand',
    reason: 'no-hand',
    check: () => checkHand(picture, undefined),
  },
  {
    name: 'something the network doubts to be a hand',
    reason: 'no-hand',
    check: () => checkHand(picture, hand(OPEN_RIGHT_PALM, 0.98, 0.79)),
  },
  {
    name: 'a palm shorter than a tenth of the picture',
    reason: 'too-small',
    check: () => checkHand({ ...picture, width: 2600 }, hand(OPEN_RIGHT_PALM, 0.98)),
  },
  {
    name: 'a palm of too few pixels',
    reason: 'too-small',
    check: () =>
      checkHand(
        picture,
        hand(
          changed(([x, y]) => [x / 4 + 100, y / 4 + 100]),
          0.98,
        ),
      ),
  },
  {
    name: 'a hand seen from its edge',
    reason: 'not-facing',
    check: () =>
      checkHand(
        picture,
        hand(
          changed(([x, y]) => [300 + (x - 300) / 3, y]),
          0.98,
        ),
      ),
  },
  {
    name: 'one bent finger',
    reason: 'fingers-bent',
    check: () =>
      checkHand(
        picture,
        hand(
          changed((point, joint) => (joint === JOINT.ringTip ? [280, 440] : point)),
          0.98,
        ),
      ),
  },
  {
    name: 'the back of a left hand, which has its thumb where a right palm has it',
    reason: 'back-of-hand',
    check: () => checkHand(picture, hand(OPEN_RIGHT_PALM, 0.03)),
  },
  {
    name: 'the back of a right hand',
    reason: 'back-of-hand',
    check: () => checkHand(picture, hand(mirrored(OPEN_RIGHT_PALM), 0.97)),
  },
  {
    name: 'a wrist below the picture',
    reason: 'cut-off',
    check: () => checkHand({ ...picture, height: 690 }, hand(OPEN_RIGHT_PALM, 0.98)),
  },
];

describe('the gate', () => {
  it('takes an open right palm', () => {
    expect(checkHand(picture, hand(OPEN_RIGHT_PALM, 0.98))).toMatchObject({
      passed: true,
      hand: 'right',
    });
  });

  it('takes an open left palm', () => {
    expect(checkHand(picture, hand(mirrored(OPEN_RIGHT_PALM), 0.02))).toMatchObject({
      passed: true,
      hand: 'left',
    });
  });

  it('does not mind finger tips outside the picture', () => {
    const higher = changed(([x, y]) => [x, y - 260]);
    expect(checkHand(picture, hand(higher, 0.98)).passed).toBe(true);
  });

  it('does not mind which way up the hand is', () => {
    const upsideDown = changed(([x, y]) => [600 - x, 800 - y]);
    expect(checkHand(picture, hand(upsideDown, 0.98))).toMatchObject({
      passed: true,
      hand: 'right',
    });
  });

  it.each(refusals)('refuses $name as $reason', ({ check, reason }) => {
    expect(check()).toEqual({ passed: false, reason });
  });
});
