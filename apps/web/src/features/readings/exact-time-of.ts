import { DATE_LOCALE } from '@palm/contract/limits';
import type { Receipt } from '@palm/contract/oracle';

const asTold = (iso: string, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat(DATE_LOCALE, {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(iso));

/** When an aspect is exact, on the reader's clock; of several times the one nearest to the reading. */
export function exactTimeOf(receipt: Receipt, timeZone?: string): string | undefined {
  const { timing, at } = receipt;
  if (typeof timing !== 'object' || timing === null || !('exactAt' in timing)) return undefined;
  if (!Array.isArray(timing.exactAt) || typeof at !== 'string') return undefined;
  const distance = (iso: string): number => Math.abs(Date.parse(iso) - Date.parse(at));
  const nearest = timing.exactAt
    .filter((iso): iso is string => typeof iso === 'string' && !Number.isNaN(Date.parse(iso)))
    .toSorted((a, b) => distance(a) - distance(b))[0];
  return nearest && `Exact ${asTold(nearest, timeZone)}.`;
}
