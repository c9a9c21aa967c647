import { DATE_LOCALE } from '@palm/contract/limits';

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** In UTC, because a file is read anywhere. */
export const momentWords = (timestamp: string): string =>
  `${new Date(timestamp).toLocaleString(DATE_LOCALE, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })} UTC`;

/** A column's name as words: `birth_name` becomes 'birth name'. */
export const columnWords = (column: string): string => column.replaceAll('_', ' ');

export function valueWords(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (value === true) return 'yes';
  if (value === false) return 'no';
  if (typeof value === 'string') return TIMESTAMP.test(value) ? momentWords(value) : value;
  return JSON.stringify(value);
}
