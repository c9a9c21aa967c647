import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import type { ReadPalm } from '@palm/palmistry/palm-reading';
import { LINE_NAMES } from '@palm/palmistry/vocabulary';

export type Analysis = OutputOf<Calls['biometricAnalysis']>;

const pair = ([x, y]: readonly [number, number]): [number, number] => [x, y];

export const palmView = (palm: ReadPalm): Analysis['palm'] => ({
  hand: palm.hand,
  width: palm.width,
  height: palm.height,
  joints: palm.landmarks.map(pair),
  lines: LINE_NAMES.flatMap((name) => {
    const line = palm.lines[name];
    if (line === undefined) return [];
    const length = palm.measurements.lines[name]?.length;
    const { confidence, points } = line;
    return [
      { name, confidence, points: points.map(pair), ...(length !== undefined && { length }) },
    ];
  }),
  findings: palm.findings.map(({ id, subject, evidence }) => ({
    id,
    subject,
    line: evidence.line ?? null,
    evidence: evidence.text,
    confidence: evidence.confidence,
  })),
});
