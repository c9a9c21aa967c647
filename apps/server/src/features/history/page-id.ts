import { createHash } from 'node:crypto';
import type { ShownPage } from '../../platform/db/schema.ts';

export interface GivenPage {
  readonly userId: string;
  /** Kind, type and signs. */
  readonly reading: string;
  readonly date: string;
  readonly page: ShownPage;
}

/** The same words of the same reading on the same day are one page, however often it is shown. A UUID of version 8. */
export function pageIdOf({ userId, reading, date, page }: GivenPage): string {
  const words = page.parts.map(({ text }) => text);
  const hash = createHash('sha256').update(JSON.stringify([userId, reading, date, words]));
  const hex = hash.digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}
