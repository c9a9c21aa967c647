import {
  PREMIUM_PRICE,
  TRIAL_LIFETIME_MS,
  TRIAL_PALM_SCANS,
  TRIAL_REMINDER_MS,
} from '@palm/contract/price';
import { monthDay } from '../../lib/format/calendar-words.ts';

interface LedgerLine {
  readonly day: string;
  readonly what: string;
  readonly amount: string;
}

/**
 * The charges of a trial that starts on a day. The words are here and not in `copy.ts`: the landing page loads this file
 * before the app, and should not load the whole catalogue with it. Days are UTC, as in the checkout and the emails.
 */
export function ledgerFrom(today: number | null): readonly LedgerLine[] {
  const after = (ms: number, printed: string): string =>
    today === null ? printed : monthDay(today + ms, 'UTC');
  return [
    {
      day: 'Today',
      what: `Your trial starts, with ${TRIAL_PALM_SCANS} palm scan.`,
      amount: '$0.00',
    },
    {
      day: after(TRIAL_LIFETIME_MS - TRIAL_REMINDER_MS, 'Day 5'),
      what: 'We email you a reminder.',
      amount: '$0.00',
    },
    {
      day: after(TRIAL_LIFETIME_MS, 'Day 8'),
      what: 'The first charge, unless you cancel.',
      amount: PREMIUM_PRICE,
    },
  ];
}
