import { eveningOf } from '@palm/astrology/civil-time/evening-of';
import { localDateIn } from '@palm/astrology/civil-time/local-date-in';
import type { Instant } from '@palm/astrology/instant';
import { moonPhaseAt } from '@palm/astrology/moon-phase';
import type { SkyTable } from '@palm/astrology/sky-table';
import type { Receipt } from '@palm/contract/oracle';
import { ReceiptFact } from '@palm/contract/receipt-fact';
import { transitPath } from '@palm/oracle/transit-path';

/** The day of a page, in UTC where no zone is given. */
interface PageDay {
  readonly date: string;
  readonly zone?: string | undefined;
}

/** Receipts with the numbers that their drawings need beyond those of the fact. */
export const drawnReceipts = (
  receipts: readonly Receipt[],
  sky: SkyTable,
  day: PageDay,
): Receipt[] => receipts.map((receipt) => ({ ...receipt, ...drawingOf(receipt, sky, day) }));

function drawingOf(receipt: Receipt, sky: SkyTable, day: PageDay): object {
  const { success, data: fact } = ReceiptFact.safeParse(receipt);
  if (!success || !('body' in fact)) return {};
  if (fact.body === 'moon') {
    const { angleDeg, illuminatedFraction } = moonPhaseAt(seenAt(Date.parse(fact.at), day));
    return { moon: { angleDeg, illuminatedFraction } };
  }
  const path = fact.kind === 'transit' ? transitPath(fact, sky) : null;
  return path === null ? {} : { path };
}

/** The Moon of the page's own day is drawn as it is seen that evening, as today and a shared page show it. */
const seenAt = (at: Instant, { date, zone = 'UTC' }: PageDay): Instant =>
  localDateIn(zone, at) === date ? eveningOf(date, zone) : at;
