import type { Finding } from './finding.ts';
import { findingOfLine, type SeenLine } from './finding-of-line.ts';
import { grade } from './grade.ts';

/* Of the life line only its course is told. Its length says nothing of how long anyone lives. */

const REACHES = {
  'runs-low': 'can be followed down to the wrist',
  'ends-halfway': 'can be followed halfway down to the wrist',
  'ends-high': 'ends high above the wrist',
} as const;
const COURSES = {
  'keeps-close-to-the-thumb': 'keeps close to the thumb',
  'curves-evenly': 'curves evenly around the thumb',
  'sweeps-wide': 'sweeps wide around the thumb',
} as const;

export function findLife(line: SeenLine, sweep: number | undefined): Finding[] {
  const fromWrist = Math.max(0, -line.end[1]);
  const reach = grade(
    fromWrist,
    [
      [0.14, 'runs-low'],
      [0.36, 'ends-halfway'],
    ],
    'ends-high',
  );
  return [
    ...(sweep === undefined ? [] : [findSweep(line, sweep)]),
    findingOfLine(line, {
      id: 'life.reach',
      what: `life-line-${reach}`,
      value: fromWrist,
      unit: 'palm-lengths',
      text: `Life line: ${REACHES[reach]}.`,
    }),
  ];
}

function findSweep(line: SeenLine, sweep: number): Finding {
  const course = grade(
    sweep,
    [
      [0.3, 'keeps-close-to-the-thumb'],
      [0.36, 'curves-evenly'],
    ],
    'sweeps-wide',
  );
  return findingOfLine(line, {
    id: 'life.sweep',
    what: `life-line-${course}`,
    value: sweep,
    unit: 'palm-lengths',
    text: `Life line: ${COURSES[course]}, at most ${sweep.toFixed(2)} palm lengths from its base.`,
  });
}
