import type { Spacing } from '../measure/measurements.ts';
import type { LineName } from '../vocabulary.ts';
import type { Finding } from './finding.ts';
import { grade } from './grade.ts';

/** A wider gap than this between the head line's start and the life line parts the two. */
const APART_FROM = 0.045;

export function findSpacing(
  { heartToHead, headToLife, headWithLife }: Spacing,
  confidenceOf: (line: LineName) => number,
): Finding[] {
  // The less certain of two lines decides how certain the space between them is.
  const leastOf = (a: LineName, b: LineName) => Math.min(confidenceOf(a), confidenceOf(b));
  const findings: Finding[] = [];
  if (heartToHead !== undefined) {
    findings.push(findHeartToHead(heartToHead, leastOf('heart', 'head')));
  }
  if (headToLife !== undefined && headWithLife !== undefined) {
    findings.push(findHeadToLife(headToLife, headWithLife, leastOf('head', 'life')));
  }
  return findings;
}

function findHeadToLife(apart: number, together: number, confidence: number): Finding {
  const isApart = apart > APART_FROM;
  const text = isApart
    ? 'Head and life lines: begin apart.'
    : 'Head and life lines: joined where they begin.';
  return {
    id: 'lines.head-life',
    subject: 'lines',
    what: isApart ? 'head-and-life-lines-apart' : 'head-and-life-lines-joined',
    value: isApart ? apart : together,
    unit: 'palm-lengths',
    evidence: { line: 'head', text, confidence },
  };
}

const DISTANCES = {
  close: 'close together',
  'at-middle-distance': 'at a middle distance',
  'far-apart': 'far apart',
} as const;

function findHeartToHead(value: number, confidence: number): Finding {
  const distance = grade(
    value,
    [
      [0.165, 'close'],
      [0.21, 'at-middle-distance'],
    ],
    'far-apart',
  );
  const text = `Heart and head lines: ${DISTANCES[distance]}, ${value.toFixed(2)} palm lengths between them.`;
  return {
    id: 'lines.heart-head',
    subject: 'lines',
    what: `heart-and-head-lines-${distance}`,
    value,
    unit: 'palm-lengths',
    evidence: { line: 'heart', text, confidence },
  };
}
