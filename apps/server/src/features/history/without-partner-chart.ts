import type { Receipt } from '@palm/contract/oracle';
import type { ShownPage } from '../../platform/db/schema.ts';

const DEGREES = /\bat \d+°\d+′ |\d+°\d+′ |, orb \d+\.\d+°/gu;

/**
 * What may be stored of a page that rests on another person's birth date. Degrees of a chart give the date away, so the
 * facts are reduced to their words, without numbers.
 */
export const withoutPartnerChart = (page: ShownPage): ShownPage => ({
  ...page,
  receipts: page.receipts.map(({ id, words }): Receipt => {
    const plain = words.replaceAll(DEGREES, (found) => (found.startsWith('at ') ? 'in ' : ''));
    return { id, kind: 'words', words: plain };
  }),
});
