import type { Finding } from './finding.ts';
import { findingOfLine, type SeenLine } from './finding-of-line.ts';
import { grade } from './grade.ts';

export function findHead(line: SeenLine): Finding[] {
  const size = grade(
    line.length,
    [
      [0.62, 'short'],
      [0.8, 'of-middle-length'],
    ],
    'long',
  );
  const slope = grade(
    line.slopeDeg,
    [
      [29, 'level'],
      [36, 'sloping'],
    ],
    'steep',
  );
  const curve = grade(line.curvature, [[0.07, 'straight']], 'curved');
  const percent = Math.round(line.curvature * 100);
  return [
    findingOfLine(line, {
      id: 'head.length',
      what: `head-line-${size}`,
      value: line.length,
      unit: 'palm-lengths',
      text: `The head line is ${line.length} palm lengths long.`,
    }),
    findingOfLine(line, {
      id: 'head.slope',
      what: `head-line-${slope}`,
      value: line.slopeDeg,
      unit: 'degrees',
      text: `The head line falls ${line.slopeDeg}° towards the wrist.`,
    }),
    findingOfLine(line, {
      id: 'head.curve',
      what: `head-line-${curve}`,
      value: line.curvature,
      unit: 'ratio',
      text: `The head line strays ${percent}% of its span from a straight way.`,
    }),
  ];
}
