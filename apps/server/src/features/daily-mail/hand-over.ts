import type { Deps } from '../../deps.ts';
import { renderLetter } from '../../platform/mail/letter/render-letter.ts';
import { type DailyLetter, letterOf } from './letter/daily-letter.ts';
import { type LinkDeps, letterLinks } from './letter/letter-links.ts';
import type { LinkOwner } from './settings/mail-links.ts';

/** Sends a user their letter, with the header for one-click unsubscribe (RFC 8058). */
export async function handOver(
  deps: Pick<Deps, 'mail'> & LinkDeps,
  recipient: LinkOwner,
  { id, letter }: { id?: string; letter: DailyLetter },
  signal?: AbortSignal,
): Promise<void> {
  const links = letterLinks(deps, recipient);
  const mail = {
    to: recipient.email,
    userId: recipient.userId,
    ...(id !== undefined && { id }),
    ...(await renderLetter(letterOf(letter, links))),
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Keeps holiday replies away (RFC 3834).
      'Auto-Submitted': 'auto-generated',
    },
  };
  await deps.mail.send(mail, signal);
}
