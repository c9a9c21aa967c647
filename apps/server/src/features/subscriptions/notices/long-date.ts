import { DATE_LOCALE } from '@palm/contract/limits';

const format = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** "November 22, 2026 (UTC)": a charge falls on a day, and days differ around the world. */
export const longDate = (at: Date): string => `${format.format(at)} (UTC)`;
