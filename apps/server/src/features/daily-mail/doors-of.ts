import type { Deps } from '../../deps.ts';
import type { Doors } from './daily-letter.ts';
import type { LinkOwner } from './mail-links.ts';

export const UNSUBSCRIBE_PATH = '/email/unsubscribe';
const PREFERENCES_PATH = '/email-preferences';

type DoorDeps = Pick<Deps, 'publicUrl' | 'mailLinks'>;

/** Where the links of a person's daily mail lead. */
export function doorsOf({ publicUrl, mailLinks }: DoorDeps, owner: LinkOwner): Doors {
  const token = mailLinks.tokenFor(owner);
  return {
    readings: `${publicUrl}/daily-readings`,
    preferences: `${publicUrl}${PREFERENCES_PATH}?token=${token}`,
    unsubscribe: `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`,
  };
}
