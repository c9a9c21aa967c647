import { ASPECTS } from '@palm/astrology/vocabulary';
import type { Receipt } from '@palm/contract/oracle';
import { ReceiptFact } from '@palm/contract/receipt-fact';
import { pointName } from '../../../lib/receipts/fact-rows.ts';
import { copy } from '../copy.ts';

/**
 * The first fact of a page in a few words, without degrees. A contact of the Sun of the sky or of the birth tells the
 * day of birth to anyone who knows the date of the picture, and is left out.
 */
export function factWords(receipts: readonly Receipt[]): string {
  const fact = ReceiptFact.safeParse(receipts[0]).data;
  if (fact?.kind !== 'transit' && fact?.kind !== 'dated-transit') return '';
  if (fact.body === 'sun' || fact.point === 'sun') return '';
  const name = ASPECTS[fact.aspect].name.toLowerCase();
  const tie = fact.aspect === 'conjunction' ? copy.factWords.on : name;
  return `${pointName(fact.body)} ${tie} ${pointName(fact.point)}`;
}
