import type { HandMeasurements } from '../measure/measurements.ts';
import type { Finding } from './finding.ts';
import { grade } from './grade.ts';

interface Told extends Omit<Finding, 'evidence'> {
  readonly text: string;
}

/** What the hand's shape shows, lines aside. */
export const findHand = (hand: HandMeasurements, confidence: number): Finding[] =>
  [palmShape, handShape, fingerLength, indexAndRing, littleFinger, thumbAngle].map((look) => {
    const { id, subject, what, value, unit, text } = look(hand);
    return { id, subject, what, value, unit, evidence: { text, confidence } };
  });

function palmShape({ palmWidth }: HandMeasurements): Told {
  const shape = grade(
    palmWidth,
    [
      [0.62, 'long'],
      [0.67, 'oblong'],
    ],
    'square',
  );
  return {
    id: 'palm.shape',
    subject: 'palm',
    what: `palm-${shape}`,
    value: palmWidth,
    unit: 'ratio',
    text: `Across the knuckles the palm measures ${palmWidth} of its length.`,
  };
}

/** Between a square palm and a long one, and between short fingers and long ones. */
const MIDDLE_WIDTH = 0.645;
const MIDDLE_FINGER = 0.88;

/** The four hands of the elements: earth and air have the square palms, air and water the long fingers. */
function handShape({ palmWidth, fingerLength: length }: HandMeasurements): Told {
  const isSquare = palmWidth >= MIDDLE_WIDTH;
  const hasLongFingers = length >= MIDDLE_FINGER;
  const element = isSquare ? (hasLongFingers ? 'air' : 'earth') : hasLongFingers ? 'water' : 'fire';
  return {
    id: 'hand.shape',
    subject: 'palm',
    what: `hand-of-${element}`,
    value: length,
    unit: 'ratio',
    text: `The palm is ${palmWidth} of its length wide, the middle finger ${length} of it long.`,
  };
}

function fingerLength({ fingerLength: length }: HandMeasurements): Told {
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

function indexAndRing({ indexToRing }: HandMeasurements): Told {
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

function littleFinger({ littlePastJoint }: HandMeasurements): Told {
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

function thumbAngle({ thumbDeg }: HandMeasurements): Told {
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
