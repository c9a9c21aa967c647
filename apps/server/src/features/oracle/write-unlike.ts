import type { Fact } from '@palm/oracle/fact';
import { longRows } from '@palm/oracle/four-grams';
import type { Reading } from '@palm/oracle/reading';
import { write, type WriteOptions, type WrittenRequest } from '@palm/oracle/write';
import type { OracleMemory } from './oracle-memory.ts';

/** Our own words, with no long row of them that somebody else has read on the same day. */
export function writeUnlike(
  { printedOn }: Pick<OracleMemory, 'printedOn'>,
  request: WrittenRequest,
  facts: readonly Fact[],
  options: Omit<WriteOptions, 'printed'>,
): Reading {
  const printed = printedOn(request.date);
  const reading = write(request, facts, { ...options, printed: printed.rows });
  printed.add(longRows(reading.text));
  return reading;
}
