import type { Finding } from './finding.ts';
import { findingOfLine, type SeenLine } from './finding-of-line.ts';
import { grade } from './grade.ts';

/* The knuckles of middle and index finger stand at x = 0 and x = 0.23 of the palm. */

const ENDS = {
  'under-middle': 'under the middle finger',
  'between-index-and-middle': 'between the index and middle fingers',
  'under-index': 'under the index finger',
} as const;
const CURVES = {
  straight: 'almost straight',
  'gently-curved': 'gently curved',
  'strongly-curved': 'strongly curved',
} as const;

export function findHeart(line: SeenLine): Finding[] {
  const [endX] = line.end;
  const under = grade(
    endX,
    [
      [0.05, 'under-middle'],
      [0.14, 'between-index-and-middle'],
    ],
    'under-index',
  );
  const curve = grade(
    line.curvature,
    [
      [0.075, 'straight'],
      [0.105, 'gently-curved'],
    ],
    'strongly-curved',
  );
  return [
    findingOfLine(line, {
      id: 'heart.end',
      what: `heart-line-ends-${under}`,
      value: endX,
      unit: 'palm-lengths',
      text: `Heart line: ends ${ENDS[under]}.`,
    }),
    findingOfLine(line, {
      id: 'heart.curve',
      what: `heart-line-${curve}`,
      value: line.curvature,
      unit: 'ratio',
      text: `Heart line: ${CURVES[curve]}.`,
    }),
  ];
}
