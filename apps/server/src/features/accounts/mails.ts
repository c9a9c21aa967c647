import { CONFIRMATION_LIFETIME_MS, PASSWORD_RESET_LIFETIME_MS } from '@palm/contract/limits';
import type { Letter } from '../../platform/mail/letter/letter.ts';
import { shortLetter } from '../../platform/mail/letter/short-letter.ts';

const minutesOf = (ms: number): number => ms / 60_000;

export const confirmationMail = ({ code, link }: { code: string; link: string }): Letter =>
  shortLetter({
    subject: `${code} is your Palm & Soul code`,
    opening: 'Welcome. One step is left: show us that this address is yours.',
    button: { words: 'Confirm and sign in', link },
    code,
    closing: `The link and the code work once, for ${minutesOf(CONFIRMATION_LIFETIME_MS)} minutes. If you did not sign up, leave this mail alone: without the link or the code nothing happens.`,
  });

export const passwordResetMail = (link: string): Letter =>
  shortLetter({
    subject: 'Choose a new Palm & Soul password',
    opening: 'Somebody, most likely you, asked for a new password for this address.',
    button: { words: 'Choose a new password', link },
    closing: `The link works once, for ${minutesOf(PASSWORD_RESET_LIFETIME_MS)} minutes, and signs you out everywhere. If it was not you, leave this mail alone: your password stays as it is.`,
  });
