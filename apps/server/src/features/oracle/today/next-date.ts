import type { ChartDate } from '@palm/contract/chart-date';
import { datesFor } from '@palm/oracle/book/dates';
import type { Person } from '@palm/oracle/request';
import type { OracleMemory } from '../oracle-memory.ts';

/** Long enough that there is always one. */
const WEEKS = 4;

/** The next day that matters for a chart; what is behind today is not meant. */
export function nextDate(
  { book, bookSkyOf }: Pick<OracleMemory, 'book' | 'bookSkyOf'>,
  person: Person,
  { date, zone, now }: { readonly date: string; readonly zone: string; readonly now: Date },
): ChartDate | null {
  const on = { date, zone };
  const dates = datesFor({ person, on, weeks: WEEKS, book: book(), skyOf: bookSkyOf });
  const next = dates.find((one) => one.date > date || (one.date === date && isAhead(one.at, now)));
  if (next === undefined) return null;
  const { fact, ...told } = next;
  return { ...told, receipt: { ...fact } };
}

const isAhead = (iso: string, now: Date): boolean => Date.parse(iso) > now.getTime();
