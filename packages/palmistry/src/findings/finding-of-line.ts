import type { LineMeasurements } from '../measure/measurements.ts';
import type { LineName, PalmStatement } from '../vocabulary.ts';
import type { Finding, FindingId, FindingUnit } from './finding.ts';
import { grade } from './grade.ts';

export interface SeenLine extends LineMeasurements {
  readonly name: LineName;
  readonly confidence: number;
}

interface Told {
  readonly id: FindingId;
  readonly what: PalmStatement;
  readonly value: number;
  readonly unit: FindingUnit;
  readonly text: string;
}

export const findingOfLine = (
  { name, confidence }: SeenLine,
  { text, ...told }: Told,
): Finding => ({
  ...told,
  subject: `${name}-line`,
  evidence: { line: name, text, confidence },
});

/** Times the answer of plain skin. */
const FAINT_BELOW = 3;
const CLEAR_BELOW = 5;

const STRENGTHS = { faint: 'faint', clear: 'clear', deep: 'deep and clear' } as const;

const titled = (name: LineName): string => name[0]?.toUpperCase() + name.slice(1);

/** What is looked for on every line alike. */
export function findAnyLine(line: SeenLine): Finding[] {
  const { name, depth, forks, breaks } = line;
  const strength = grade(
    depth,
    [
      [FAINT_BELOW, 'faint'],
      [CLEAR_BELOW, 'clear'],
    ],
    'deep',
  );
  const findings = [
    findingOfLine(line, {
      id: `${name}.depth`,
      what: `${name}-line-${strength}`,
      value: depth,
      unit: 'times-skin',
      text: `${titled(name)} line: ${STRENGTHS[strength]}.`,
    }),
  ];
  if (forks > 0) findings.push(countOf(line, 'forks', `${name}-line-forked`, forks));
  if (breaks > 0) findings.push(countOf(line, 'breaks', `${name}-line-interrupted`, breaks));
  return findings;
}

const COUNTED = {
  forks: ['branch near its end', 'branches near its end'],
  breaks: ['gap along its way', 'gaps along its way'],
} as const;

function countOf(
  line: SeenLine,
  what: keyof typeof COUNTED,
  statement: PalmStatement,
  count: number,
): Finding {
  const noun = COUNTED[what][count === 1 ? 0 : 1];
  return findingOfLine(line, {
    id: `${line.name}.${what}`,
    what: statement,
    value: count,
    unit: 'count',
    text: `${titled(line.name)} line: ${count} ${noun}.`,
  });
}

export const unseenLine = (name: LineName): Finding => ({
  id: `${name}.seen`,
  subject: `${name}-line`,
  what: `${name}-line-unseen`,
  value: 0,
  unit: 'count',
  evidence: { text: `${titled(name)} line: not found in this photo.`, confidence: 1 },
});
