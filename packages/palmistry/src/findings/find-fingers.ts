import type { HandMeasurements } from '../measure/measurements.ts';
import type { Finding } from './finding.ts';
import { grade } from './grade.ts';

export interface Told extends Omit<Finding, 'evidence'> {
  readonly text: string;
}

export function fingerLength({ fingerLength: length }: HandMeasurements): Told {
  const size = grade(
    length,
    [
      [0.86, 'short'],
      [0.91, 'of-middle-length'],
    ],
    'long',
  );
  return {
    id: 'fingers.length',
    subject: 'fingers',
    what: `fingers-${size}`,
    value: length,
    unit: 'palm-lengths',
    text: `The middle finger is ${length} palm lengths long.`,
  };
}

export function indexAndRing({ indexToRing }: HandMeasurements): Told {
  const what = grade(
    indexToRing,
    [
      [0.94, 'ring-finger-longer-than-index'],
      [0.99, 'index-and-ring-fingers-level'],
    ],
    'index-finger-longer-than-ring',
  );
  return {
    id: 'fingers.index-ring',
    subject: 'fingers',
    what,
    value: indexToRing,
    unit: 'ratio',
    text: `From knuckle to tip the index finger is ${indexToRing} times as long as the ring finger.`,
  };
}

export function littleFinger({ littlePastJoint }: HandMeasurements): Told {
  const size = grade(
    littlePastJoint,
    [
      [-0.08, 'short'],
      [-0.03, 'of-middle-length'],
    ],
    'long',
  );
  const reach = `${Math.abs(littlePastJoint)} palm lengths`;
  const where = littlePastJoint < 0 ? 'below' : 'above';
  return {
    id: 'fingers.little',
    subject: 'fingers',
    what: `little-finger-${size}`,
    value: littlePastJoint,
    unit: 'palm-lengths',
    text: `The little finger ends ${reach} ${where} the top joint of the ring finger.`,
  };
}

export function thumbAngle({ thumbDeg }: HandMeasurements): Told {
  const manner = grade(
    thumbDeg,
    [
      [22, 'close'],
      [42, 'easily'],
    ],
    'wide',
  );
  return {
    id: 'thumb.angle',
    subject: 'thumb',
    what: `thumb-held-${manner}`,
    value: thumbDeg,
    unit: 'degrees',
    text: `In this picture the thumb stands ${thumbDeg}° from the index finger.`,
  };
}
