import type { ServedConfig } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import type { LetterLinks } from './daily-letter.ts';
import type { LinkOwner } from '../settings/mail-links.ts';

export const UNSUBSCRIBE_PATH = '/email/unsubscribe';
const PREFERENCES_PATH = '/email-preferences';

export interface LinkDeps {
  readonly config: Pick<ServedConfig, 'publicUrl'>;
  readonly tokens: Pick<Deps['tokens'], 'mailLinks'>;
}

/** Where the links of a person's daily mail lead. */
export function letterLinks({ config, tokens }: LinkDeps, owner: LinkOwner): LetterLinks {
  const { publicUrl } = config;
  const token = tokens.mailLinks.tokenFor(owner);
  return {
    readings: `${publicUrl}/daily-readings`,
    preferences: `${publicUrl}${PREFERENCES_PATH}?token=${token}`,
    unsubscribe: `${publicUrl}${UNSUBSCRIBE_PATH}?token=${token}`,
  };
}
