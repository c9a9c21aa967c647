import { moonPhaseAt } from '@palm/astrology/moon-phase';
import type { SkyTable } from '@palm/astrology/sky-table';
import type { Receipt } from '@palm/contract/oracle';
import { ReceiptFact } from '@palm/contract/receipt-fact';
import { transitPath } from '@palm/oracle/transit-path';

/** Receipts with the numbers that their drawings need beyond those of the fact. */
export const drawnReceipts = (receipts: readonly Receipt[], sky: SkyTable): Receipt[] =>
  receipts.map((receipt) => ({ ...receipt, ...drawingOf(receipt, sky) }));

function drawingOf(receipt: Receipt, sky: SkyTable): object {
  const { success, data: fact } = ReceiptFact.safeParse(receipt);
  if (!success || !('body' in fact)) return {};
  if (fact.body === 'moon') {
    const { angleDeg, illuminatedFraction } = moonPhaseAt(Date.parse(fact.at));
    return { moon: { angleDeg, illuminatedFraction } };
  }
  const path = fact.kind === 'transit' ? transitPath(fact, sky) : null;
  return path === null ? {} : { path };
}
