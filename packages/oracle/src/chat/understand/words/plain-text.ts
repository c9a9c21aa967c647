import { normaliseMessage } from '../../../safety/normalise-message.ts';
import { repairSpelling, type BankWords } from './repair-spelling.ts';
import { writeOutSlang } from './write-out-slang.ts';

/** A message in plain words: small letters, no marks, slang written out, spelling repaired. */
export function plainText(text: string, words: BankWords): string {
  return repairSpelling(withoutSlang(text), words);
}

/** The first half of it, which needs no bank: the bank's own phrasings go through it. */
export const withoutSlang = (text: string): string =>
  writeOutSlang(withoutMarks(normaliseMessage(text)));

const withoutMarks = (normalised: string): string =>
  normalised.replace(/[.,]/gu, ' ').replace(/\s+/gu, ' ').trim();
