import { minutes } from '@palm/contract/durations';
import { CONFIRMATION_LIFETIME_MS, PASSWORD_RESET_LIFETIME_MS } from '@palm/contract/limits';
import type { Letter } from '../../platform/mail/letter/letter.ts';
import { shortLetter } from '../../platform/mail/letter/short-letter.ts';

const minutesOf = (ms: number): number => ms / minutes(1);

export const confirmationMail = ({ code, link }: { code: string; link: string }): Letter =>
  shortLetter({
    subject: `${code} is your Palm & Soul code`,
    heading: 'One step is left',
    opening: 'Welcome. Tap the button to confirm your address. It signs you in at once.',
    button: { words: 'Confirm and sign in', link },
    code,
    closing: `The link and the code work once, for ${minutesOf(CONFIRMATION_LIFETIME_MS)} minutes. If you did not sign up, ignore this email: nothing happens without the link or the code.`,
  });

export const passwordResetMail = (link: string): Letter =>
  shortLetter({
    subject: 'Choose a new Palm & Soul password',
    heading: 'A new password',
    opening: 'Someone, most likely you, asked for a new password for this address.',
    button: { words: 'Choose a new password', link },
    closing: `The link works once, for ${minutesOf(PASSWORD_RESET_LIFETIME_MS)} minutes, and signs you out everywhere. If it was not you, ignore this email: your password stays as it is.`,
  });

export const addressCodeMail = (code: string): Letter =>
  shortLetter({
    subject: `${code} confirms your new Palm & Soul address`,
    heading: 'Is this address yours?',
    opening: 'Someone, most likely you, wants to use this address for a Palm & Soul account.',
    code,
    closing: `The code works once, for ${minutesOf(CONFIRMATION_LIFETIME_MS)} minutes, on the page where it was asked for. If it was not you, ignore this email: nothing happens.`,
  });

/** Does not name the new address: the old mailbox may belong to another person by now. */
export const addressNoticeMail = (): Letter =>
  shortLetter({
    subject: 'Your Palm & Soul address was changed',
    heading: 'Your address was changed',
    opening:
      'Your account now has another address. From now on our mail goes there, and you sign in with it. This address is forgotten.',
    closing:
      'If it was not you, someone else knows your password: please answer this mail at once, before you do anything else.',
  });

export const passwordNoticeMail = (link: string): Letter =>
  shortLetter({
    subject: 'Your Palm & Soul password was changed',
    heading: 'Your password was changed',
    opening: 'It was changed just now, and all other devices were signed out.',
    button: { words: 'Go to sign-in', link },
    closing:
      'If it was you, there is nothing to do. If not, ask for a new password there: that signs out every other device.',
  });
