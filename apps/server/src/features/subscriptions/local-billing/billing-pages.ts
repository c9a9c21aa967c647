import { PREMIUM_PRICE } from '@palm/contract/price';
import { html } from 'hono/html';
import type { ProviderSubscription } from '../../../platform/payments/provider-subscription.ts';
import type { TestCheckout, TestPortal } from '../../../platform/payments/test-mode.ts';
import { longDate } from '../notices/long-date.ts';
import { cancelForm, choiceForms } from './portal-forms.ts';

const testModeNote = html`<p class="note" role="note">
  <strong>Test mode.</strong> No card is asked for and no card is charged.
</p>`;

/** The button names the price and the day of the first charge. */
export const checkoutPage = (
  { shown, offersTrial, cancelPath }: TestCheckout,
  firstCharge: Date,
) => html`
  <h1>Oracle Premium</h1>
  ${testModeNote}
  <p>${shown}</p>
  <form method="post">
    <button>
      ${
        offersTrial
          ? `Start free trial, first charge ${PREMIUM_PRICE} on ${longDate(firstCharge)}`
          : `Subscribe for ${PREMIUM_PRICE} a month, first charge today`
      }
    </button>
  </form>
  <p><a href="${cancelPath}">Go back without subscribing</a></p>
`;

export const portalPage = (
  { email, subscription, returnPath }: TestPortal,
  isCancelling: boolean,
) => html`
  <h1>Your subscription</h1>
  ${testModeNote}
  ${
    subscription === null
      ? html`<p>There is no subscription.</p>`
      : html`<p>${stateWords(subscription)}</p>
          ${isCancelling ? cancelForm(subscription) : choiceForms(subscription)}`
  }
  <p class="dim">Receipts would go to ${email}.</p>
  <p><a href="${returnPath}">Back to your profile</a></p>
`;

export const goneBody = html`
  <h1>This page has expired</h1>
  ${testModeNote}
  <p>Please go back to <a href="/profile">your profile</a> and open it again.</p>
`;

function stateWords({ status, accessEndsAt, periodEndsAt }: ProviderSubscription): string {
  if (status === 'ended') return 'It has ended. Nothing more will be charged.';
  if (status === 'past_due') return `The last payment of ${PREMIUM_PRICE} failed.`;
  const what = status === 'trialing' ? 'Your free trial is running.' : 'Oracle Premium is active.';
  return accessEndsAt === null
    ? `${what} The next charge of ${PREMIUM_PRICE} is on ${longDate(periodEndsAt)}.`
    : `${what} It is cancelled: access ends on ${longDate(accessEndsAt)} and nothing more will be charged.`;
}
