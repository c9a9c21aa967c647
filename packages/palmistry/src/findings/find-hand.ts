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
