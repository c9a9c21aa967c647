import type { Spacing } from '../measure/measurements.ts';
import type { Finding } from './finding.ts';
import { grade } from './grade.ts';

/** A wider gap than this between the head line's start and the life line parts the two. */
const APART_FROM = 0.045;

/** The less certain of the two lines decides how certain the space between them is. */
export function findSpacing(
  { heartToHead, headToLife, headWithLife }: Spacing,
  confidence: number,
): Finding[] {
  const findings: Finding[] = [];
  if (heartToHead !== undefined) findings.push(findHeartToHead(heartToHead, confidence));
  if (headToLife === undefined || headWithLife === undefined) return findings;
  const isApart = headToLife > APART_FROM;
  const value = isApart ? headToLife : headWithLife;
  const text = isApart
    ? `The head line begins ${value} palm lengths away from the life line.`
    : `Head and life line run together for ${value} palm lengths.`;
  findings.push({
    id: 'lines.head-life',
    subject: 'lines',
    what: isApart ? 'head-and-life-lines-apart' : 'head-and-life-lines-joined',
    value,
    unit: 'palm-lengths',
    evidence: { line: 'head', text, confidence },
  });
  return findings;
}

function findHeartToHead(value: number, confidence: number): Finding {
  const distance = grade(
    value,
    [
      [0.165, 'close'],
      [0.21, 'at-middle-distance'],
    ],
    'far-apart',
  );
  const text = `Heart and head line run ${value} palm lengths apart.`;
  return {
    id: 'lines.heart-head',
    subject: 'lines',
    what: `heart-and-head-lines-${distance}`,
    value,
    unit: 'palm-lengths',
    evidence: { line: 'heart', text, confidence },
  };
}
