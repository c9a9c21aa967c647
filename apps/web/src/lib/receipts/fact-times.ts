import { DATE_LOCALE } from '@palm/contract/limits';
import type { ReceiptFact, ReceiptTiming } from '@palm/contract/receipt-fact';
import type { FactRow } from '../../ui/reading/fact-view.ts';
import { smallHalfDay } from '../format/small-half-day.ts';
import { copy } from './copy.ts';

type Transit = Extract<ReceiptFact, { kind: 'transit' | 'dated-transit' }>;

/** Nov 15, 2026, 4:40 pm, in the user's time zone. */
export const timeWords = (iso: string, timeZone: string | undefined): string =>
  smallHalfDay(
    new Intl.DateTimeFormat(DATE_LOCALE, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    }).format(new Date(iso)),
  );

const row = (term: string, iso: string | null, timeZone: string | undefined): FactRow[] =>
  iso === null ? [] : [{ term, value: timeWords(iso, timeZone) }];

/** When something begins, is exact and ends. A planet that turns is exact more than once. */
export function timingRows(
  { timing }: { readonly timing?: ReceiptTiming | null | undefined },
  timeZone: string | undefined,
): FactRow[] {
  if (!timing) return [];
  return [
    ...row(copy.terms.begins, timing.startAt, timeZone),
    ...timing.exactAt.flatMap((iso) => row(copy.terms.exact, iso, timeZone)),
    ...row(copy.terms.ends, timing.endAt, timeZone),
  ];
}

/** Of several exact moments the one nearest to the reading. */
export function nearestExact({ timing, at }: Transit): string | undefined {
  const distance = (iso: string): number => Math.abs(Date.parse(iso) - Date.parse(at));
  return timing?.exactAt.toSorted((a, b) => distance(a) - distance(b))[0];
}
