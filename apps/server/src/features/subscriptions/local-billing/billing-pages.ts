import { PREMIUM_PRICE } from '@palm/contract/limits';
import { html } from 'hono/html';
import type {
  ProviderSubscription,
  TestCheckout,
  TestDeed,
  TestPortal,
} from '../../../platform/payments/payments.ts';
import { longDate } from '../notices/long-date.ts';

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

interface Choice {
  readonly deed: TestDeed;
  readonly words: string;
}

const cancelForm = ({ status, accessEndsAt, periodEndsAt }: ProviderSubscription) =>
  status === 'ended' || accessEndsAt !== null
    ? html``
    : html`<p>If you cancel, you keep access until ${longDate(periodEndsAt)}.</p>
        ${form({ deed: 'cancel', words: 'Cancel subscription' })}`;

const choiceForms = (subscription: ProviderSubscription) => html`
  ${ownChoices(subscription).map(form)}
  ${
    subscription.status === 'ended'
      ? ''
      : html`<h2>Try what time would bring</h2>
          <p class="dim">Time moves for this subscription only.</p>
          ${testChoices(subscription).map(form)}`
  }
`;

/** What a real portal offers, too. */
function ownChoices({ status, accessEndsAt }: ProviderSubscription): Choice[] {
  if (status === 'ended') return [];
  const cancelling: Choice =
    accessEndsAt === null
      ? { deed: 'cancel', words: 'Cancel subscription' }
      : { deed: 'resume', words: 'Resume subscription' };
  return status === 'past_due'
    ? [{ deed: 'recover', words: 'Pay again with a card that works' }, cancelling]
    : [cancelling];
}

function testChoices({ status, accessEndsAt }: ProviderSubscription): Choice[] {
  if (status === 'past_due') return [{ deed: 'end_grace', words: 'End the grace period now' }];
  if (status === 'trialing') {
    return [
      { deed: 'end_period', words: 'End the trial now' },
      ...(accessEndsAt === null ? [failing] : []),
    ];
  }
  return accessEndsAt === null
    ? [{ deed: 'end_period', words: 'Renew now' }, failing]
    : [{ deed: 'end_period', words: 'End the period now' }];
}

const failing: Choice = { deed: 'fail_payment', words: 'Fail the next payment now' };

const form = ({ deed, words }: Choice) => html`
  <form method="post"><button class="quiet" name="deed" value="${deed}">${words}</button></form>
`;
