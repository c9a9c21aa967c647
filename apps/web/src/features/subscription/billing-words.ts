import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { DATE_LOCALE, TRIAL_DAYS } from '@palm/contract/limits';

export type Billing = OutputOf<Calls['getBilling']>;

const format = new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** As in checkout, mails and consents: the same charge must not fall on two days. */
const chargeDay = (at: string): string => `${format.format(new Date(at))} (UTC)`;

/** What an upgrade begun now would cost, and when. */
export function offerWords({ accessType, price, nextCheckout }: Billing): string {
  const day = chargeDay(nextCheckout.firstChargeAt);
  if (nextCheckout.trial)
    return `${price} a month, first charge on ${day} after ${TRIAL_DAYS} free days; cancel anytime.`;
  const trialEnds = accessType === 'trial' ? ' Your free trial ends then.' : '';
  return `${price} a month, first charge today, ${day}; cancel anytime.${trialEnds}`;
}

/** What the present subscription will do by itself; null where there is none. */
export function outlookWords(billing: Billing): string | null {
  const { price, nextChargeAt, accessEndsAt, paymentFailedAt, cancelAtPeriodEnd } = billing;
  if (paymentFailedAt !== null && accessEndsAt !== null) {
    const failed = `A payment of ${price} failed on ${chargeDay(paymentFailedAt)}.`;
    return billing.accessType === 'premium'
      ? `${failed} Access ends on ${chargeDay(accessEndsAt)} unless it is paid.`
      : `${failed} Access ended on ${chargeDay(accessEndsAt)} and comes back once it is paid.`;
  }
  if (cancelAtPeriodEnd && accessEndsAt !== null)
    return `Cancelled. Access ends on ${chargeDay(accessEndsAt)}, and nothing more will be charged.`;
  if (nextChargeAt === null) return null;
  const charge = billing.trialEndsAt === null ? 'Next' : 'First';
  return `${charge} charge: ${price} on ${chargeDay(nextChargeAt)}, unless you cancel first.`;
}

/** What was accepted, as a text to keep. */
export const consentRecord = ({ consents }: Pick<Billing, 'consents'>): string =>
  [
    'Palm & Soul: what you accepted for Oracle Premium',
    ...consents.map(({ acceptedAt, shown, termsVersion }) =>
      [`Accepted at ${acceptedAt}`, `Terms of ${termsVersion}`, shown].join('\n'),
    ),
  ].join('\n\n');
