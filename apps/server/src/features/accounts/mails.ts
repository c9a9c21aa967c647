import { CONFIRMATION_LIFETIME_MS, PASSWORD_RESET_LIFETIME_MS } from '@palm/contract/limits';
import type { Letter } from '../../platform/mail/letter/letter.ts';

const minutesOf = (ms: number): number => ms / 60_000;

export const confirmationMail = ({ code, link }: { code: string; link: string }): Letter =>
  letter({
    subject: `${code} is your Palm & Soul code`,
    opening: 'Welcome. One step is left: show us that this address is yours.',
    button: { words: 'Confirm and sign in', link },
    code,
    closing: `The link and the code work once, for ${minutesOf(CONFIRMATION_LIFETIME_MS)} minutes. If you did not sign up, leave this mail alone: without the link or the code nothing happens.`,
  });

export const passwordResetMail = (link: string): Letter =>
  letter({
    subject: 'Choose a new Palm & Soul password',
    opening: 'Somebody, most likely you, asked for a new password for this address.',
    button: { words: 'Choose a new password', link },
    code: null,
    closing: `The link works once, for ${minutesOf(PASSWORD_RESET_LIFETIME_MS)} minutes, and signs you out everywhere. If it was not you, leave this mail alone: your password stays as it is.`,
  });

interface Parts {
  readonly subject: string;
  readonly opening: string;
  readonly button: { readonly words: string; readonly link: string };
  readonly code: string | null;
  readonly closing: string;
}

const letter = ({ subject, opening, button, code, closing }: Parts): Letter => ({
  subject,
  blocks: [
    { kind: 'paragraph', text: opening },
    { kind: 'button', ...button },
    ...(code === null ? [] : [{ kind: 'code', words: 'Or type this code:', code } as const]),
    { kind: 'fine-print', text: closing },
  ],
});
