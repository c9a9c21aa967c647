import type { Receipt } from '@palm/contract/oracle';
import type { ReceiptFact } from '@palm/contract/receipt-fact';

/** Facts that only a birth chart has; the others hold for everybody of a sign. */
const OF_A_CHART: readonly string[] = [
  'natal',
  'transit',
  'dated-transit',
  'house',
  'cross',
] satisfies ReceiptFact['kind'][];

/** Whether a page was read from a birth chart, and not from a sign alone. */
export const isOfChart = (receipts: readonly Receipt[]): boolean =>
  receipts.some(({ kind }) => OF_A_CHART.includes(kind));
