import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { DATE_LOCALE } from '@palm/contract/limits';
import { TRIAL_DAYS } from '@palm/contract/price';
import { copy } from './copy.ts';

export type Billing = OutputOf<Calls['getBilling']>;

const format = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** As in checkout, mails and consents: the same charge must not fall on two days. */
const chargeDay = (at: string): string => `${format.format(new Date(at))} (UTC)`;

/** The price and first charge of an upgrade started now. */
export function offerWords({ accessType, price, nextCheckout }: Billing): string {
  const day = chargeDay(nextCheckout.firstChargeAt);
  if (nextCheckout.trial) return copy.billingWords.afterTrial(price, day, TRIAL_DAYS);
  return accessType === 'trial'
    ? copy.billingWords.chargedTodayTrialEnds(price, day)
    : copy.billingWords.chargedToday(price, day);
}

/** The next change of the current subscription; null where there is none. */
export function outlookWords(billing: Billing): string | null {
  const { price, nextChargeAt, accessEndsAt, paymentFailedAt, cancelAtPeriodEnd } = billing;
  if (paymentFailedAt !== null && accessEndsAt !== null) {
    const failed = copy.billingWords.paymentOfFailedOn(price, chargeDay(paymentFailedAt));
    return billing.accessType === 'premium'
      ? copy.billingWords.accessEndsOnUnlessIt(failed, chargeDay(accessEndsAt))
      : copy.billingWords.accessEndedOnAndComes(failed, chargeDay(accessEndsAt));
  }
  if (cancelAtPeriodEnd && accessEndsAt !== null)
    return copy.billingWords.cancelledAccessEndsOnAnd(chargeDay(accessEndsAt));
  if (nextChargeAt === null) return null;
  const { nextCharge, firstCharge } = copy.billingWords;
  const words = billing.trialEndsAt === null ? nextCharge : firstCharge;
  return words(price, chargeDay(nextChargeAt));
}

/** The accepted terms as a text file. */
export const consentRecord = ({ consents }: Pick<Billing, 'consents'>): string =>
  [
    copy.billingWords.palmSoulWhatYouAccepted,
    ...consents.map(({ acceptedAt, shown, termsVersion }) =>
      [
        copy.billingWords.acceptedAt(acceptedAt),
        copy.billingWords.termsOf(termsVersion),
        shown,
      ].join('\n'),
    ),
  ].join('\n\n');
