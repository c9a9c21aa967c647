import type { Finding } from './finding.ts';
import { findingOfLine, type SeenLine } from './finding-of-line.ts';
import { grade } from './grade.ts';

/* The knuckles of middle and index finger stand at x = 0 and x = 0.23 of the palm. */

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
  const percent = Math.round(line.curvature * 100);
  return [
    findingOfLine(line, {
      id: 'heart.end',
      what: `heart-line-ends-${under}`,
      value: endX,
      unit: 'palm-lengths',
      text: `The heart line ends ${endX} palm lengths to the thumb's side of the middle finger.`,
    }),
    findingOfLine(line, {
      id: 'heart.curve',
      what: `heart-line-${curve}`,
      value: line.curvature,
      unit: 'ratio',
      text: `The heart line strays ${percent}% of its span from a straight way.`,
    }),
  ];
}
