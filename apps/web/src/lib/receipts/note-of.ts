import type { Receipt } from '@palm/contract/oracle';
import { ReceiptFact } from '@palm/contract/receipt-fact';
import type { Note } from '../../ui/reading/noted-text.ts';
import { DATE_LOCALE } from '@palm/contract/limits';
import { copy } from './copy.ts';
import { nearestExact, timeWords } from './fact-times.ts';
import { factViewOf } from './fact-view-of.ts';

/** A receipt as a note. One whose numbers are not known by their kind has its words. */
export function noteOf(receipt: Receipt, number: number, timeZone?: string): Note {
  const { success, data: fact } = ReceiptFact.safeParse(receipt);
  const words = unbrokenOrb(receipt.words);
  if (!success) return { number, words, view: null };
  return {
    number,
    words,
    detail: exactWords(fact, timeZone),
    through: throughWords(fact, timeZone),
    view: factViewOf(fact, timeZone),
  };
}

/** The number of an orb does not begin a line. */
const unbrokenOrb = (words: string): string => words.replaceAll(/\borb (?=\d)/gu, 'orb\u{A0}');

function exactWords(fact: ReceiptFact, timeZone: string | undefined): string | undefined {
  if (fact.kind !== 'transit' && fact.kind !== 'dated-transit') return undefined;
  const nearest = nearestExact(fact);
  return nearest && copy.exactAt(timeWords(nearest, timeZone));
}

/** Through March 31, 2027 */
function throughWords(fact: ReceiptFact, timeZone: string | undefined): string | undefined {
  const endAt = 'timing' in fact ? fact.timing?.endAt : undefined;
  if (!endAt) return undefined;
  const day = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'long', timeZone });
  return copy.through(day.format(new Date(endAt)));
}
