import { hours } from '@palm/contract/durations';
import { EXPORT_LIFETIME_MS } from '@palm/contract/limits';
import type { Letter } from '../../platform/mail/letter/letter.ts';
import { shortLetter } from '../../platform/mail/letter/short-letter.ts';

const HOURS = EXPORT_LIFETIME_MS / hours(1);

export const exportMail = (link: string): Letter =>
  shortLetter({
    subject: 'Your Palm & Soul data is ready',
    heading: 'Your data is ready',
    opening:
      'Everything we store about you is in one file now: a page to read, and the same as data for other programs.',
    button: { words: 'Download my data', link },
    closing: `You are asked to sign in there, so that only you get it. The file is deleted ${HOURS} hours after it was made. If you did not ask for it, change your password.`,
  });
