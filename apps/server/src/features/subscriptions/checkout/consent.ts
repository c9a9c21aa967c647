import { PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/price';
import { longDate } from '../notices/long-date.ts';
import { firstChargeAt } from '../trial/trial-offer.ts';

/** What a person is asked to accept, with the price and the day of the first charge. */
export function consentWords(kind: 'trial' | 'premium' | 'premium-after-trial', now: Date): string {
  const firstCharge = longDate(firstChargeAt(kind === 'trial', now));
  const price = `Oracle Premium costs ${PREMIUM_PRICE} a month until you cancel.`;
  const cancelling =
    'You can cancel at any time from your profile and keep access to the end of what is paid.';
  const start = {
    trial: `The first ${TRIAL_DAYS} days are free: nothing is charged today. The first ${PREMIUM_PRICE} is charged on ${firstCharge}, unless you cancel before.`,
    premium: `The first ${PREMIUM_PRICE} is charged today, ${firstCharge}.`,
    'premium-after-trial': `This ends your free trial. The first ${PREMIUM_PRICE} is charged today, ${firstCharge}.`,
  }[kind];
  return `${price} ${start} ${cancelling}`;
}
