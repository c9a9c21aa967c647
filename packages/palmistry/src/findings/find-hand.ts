import type { HandMeasurements } from '../measure/measurements.ts';
import type { Finding } from './finding.ts';
import { grade } from './grade.ts';
import { type Told, fingerLength, indexAndRing, littleFinger, thumbAngle } from './find-fingers.ts';

/** What the hand's shape shows, lines aside. */
export const findHand = (hand: HandMeasurements, confidence: number): Finding[] =>
  [palmShape, handShape, fingerLength, indexAndRing, littleFinger, thumbAngle].map((look) => {
    const { id, subject, what, value, unit, text } = look(hand);
    return { id, subject, what, value, unit, evidence: { text, confidence } };
  });

/** Joints lie inside the skin: by this measure a palm that looks square is two thirds as wide as it is long. */
const LONG = 0.62;
const SQUARE = 0.67;

const SHAPES = { long: 'long', oblong: 'a little longer than wide', square: 'square' } as const;

function palmShape({ palmWidth }: HandMeasurements): Told {
  const shape = grade(
    palmWidth,
    [
      [LONG, 'long'],
      [SQUARE, 'oblong'],
    ],
    'square',
  );
  return {
    id: 'palm.shape',
    subject: 'palm',
    what: `palm-${shape}`,
    value: palmWidth,
    unit: 'ratio',
    text: `Palm: ${SHAPES[shape]}.`,
  };
}

/** Between a square palm and a long one, and between short fingers and long ones. */
const MIDDLE_WIDTH = 0.645;
const MIDDLE_FINGER = 0.88;

/**
 * The four hands of the elements: earth and air have the squarer palms, air and water the longer fingers. Every hand is
 * one of the four, also where palm or fingers are of a middle kind, so words about it say which of two is nearer.
 */
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
    text: `Hand: the palm is nearer ${isSquare ? 'square than long' : 'long than square'}, the fingers nearer ${hasLongFingers ? 'long than short' : 'short than long'}.`,
  };
}
