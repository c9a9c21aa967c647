import type { HandMeasurements } from '../measure/measurements.ts';
import type { Finding } from './finding.ts';
import { grade } from './grade.ts';

export interface Told extends Omit<Finding, 'evidence'> {
  readonly text: string;
}

const LENGTHS = { short: 'short', 'of-middle-length': 'of middle length', long: 'long' } as const;
const PAIRS = {
  'ring-finger-longer-than-index': 'the ring finger is longer than the index finger',
  'index-and-ring-fingers-level': 'index and ring finger are about the same length',
  'index-finger-longer-than-ring': 'the index finger is longer than the ring finger',
} as const;
const MANNERS = { close: 'close', easily: 'at an easy angle', wide: 'wide' } as const;

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
    text: `Fingers: ${LENGTHS[size]}. The middle one measures ${length.toFixed(2)} palm lengths.`,
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
    text: `Fingers: ${PAIRS[what]}.`,
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
  const where = littlePastJoint < 0 ? 'below' : 'above';
  return {
    id: 'fingers.little',
    subject: 'fingers',
    what: `little-finger-${size}`,
    value: littlePastJoint,
    unit: 'palm-lengths',
    text: `Little finger: ${LENGTHS[size]}. It ends ${where} the top joint of the ring finger.`,
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
    text: `Thumb: held ${MANNERS[manner]}, ${Math.round(thumbDeg)}° from the index finger.`,
  };
}
