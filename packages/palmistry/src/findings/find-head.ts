import type { Finding } from './finding.ts';
import { findingOfLine, type SeenLine } from './finding-of-line.ts';
import { grade } from './grade.ts';

const LENGTHS = { short: 'short', 'of-middle-length': 'of middle length', long: 'long' } as const;
const SLOPES = { level: 'nearly level', sloping: 'sloping', steep: 'steep' } as const;

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
  return [
    findingOfLine(line, {
      id: 'head.length',
      what: `head-line-${size}`,
      value: line.length,
      unit: 'palm-lengths',
      text: `Head line: ${LENGTHS[size]}, ${line.length.toFixed(2)} palm lengths from end to end.`,
    }),
    findingOfLine(line, {
      id: 'head.slope',
      what: `head-line-${slope}`,
      value: line.slopeDeg,
      unit: 'degrees',
      text: `Head line: ${SLOPES[slope]}. It falls ${Math.round(line.slopeDeg)}° toward the wrist.`,
    }),
    findingOfLine(line, {
      id: 'head.curve',
      what: `head-line-${curve}`,
      value: line.curvature,
      unit: 'ratio',
      text: `Head line: ${curve === 'straight' ? 'almost straight' : 'curved'}.`,
    }),
  ];
}
