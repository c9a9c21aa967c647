import { DATE_LOCALE, TERMS_VERSION } from '@palm/contract/limits';
import { useToday } from '../../lib/dates/use-today.ts';
import { copy } from './copy.ts';

const inWords = (date: Date, timeZone?: string): string =>
  date.toLocaleDateString(DATE_LOCALE, { dateStyle: 'long', timeZone });

const version = inWords(new Date(`${TERMS_VERSION}T00:00:00Z`), 'UTC');

/** The terms are accepted in a version, and that is their date. */
export const TermsUpdated = () => copy.lastUpdated.terms(version);

/** The policy is always the current one; the note says since when this wording applies. */
export function PrivacyUpdated() {
  const today = useToday();
  return copy.lastUpdated.privacy(today ? inWords(today) : version, version);
}
