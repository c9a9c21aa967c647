import type { Deps } from '../../../deps.ts';
import type { LetterLinks } from './daily-letter.ts';
import type { LinkOwner } from '../settings/mail-links.ts';

export const UNSUBSCRIBE_PATH = '/email/unsubscribe';
const PREFERENCES_PATH = '/email-preferences';

type LinkDeps = Pick<Deps, 'publicUrl' | 'mailLinks'>;

/** Where the links of a person's daily mail lead. */
export function letterLinks({ publicUrl, mailLinks }: LinkDeps, owner: LinkOwner): LetterLinks {
  const token = mailLinks.tokenFor(owner);
  return {
    readings: `${publicUrl}/daily-readings`,
    preferences: `${publicUrl}${PREFERENCES_PATH}?token=${token}`,
    unsubscribe: `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`,
  };
}
