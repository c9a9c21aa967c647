import type { Deps } from '../../deps.ts';
import { renderLetter } from '../../platform/mail/letter/render-letter.ts';
import { type DailyLetter, letterOf } from './daily-letter.ts';
import { doorsOf } from './doors-of.ts';
import type { LinkOwner } from './mail-links.ts';

/** Sends a user their letter, with the header for one-click unsubscribe (RFC 8058). */
export async function handOver(
  deps: Pick<Deps, 'mail' | 'publicUrl' | 'mailLinks'>,
  reader: LinkOwner,
  { id, letter }: { id?: string; letter: DailyLetter },
  signal?: AbortSignal,
): Promise<void> {
  const doors = doorsOf(deps, reader);
  const mail = {
    to: reader.email,
    userId: reader.userId,
    ...(id !== undefined && { id }),
    ...(await renderLetter(letterOf(letter, doors))),
    headers: {
      'List-Unsubscribe': `<${doors.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // Keeps holiday replies away (RFC 3834).
      'Auto-Submitted': 'auto-generated',
    },
  };
  await deps.mail.send(mail, signal);
}
