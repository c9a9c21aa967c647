import { html } from 'hono/html';
import type { ProviderSubscription } from '../../../platform/payments/provider-subscription.ts';
import type { TestAction } from '../../../platform/payments/test-mode.ts';
import { longDate } from '../notices/long-date.ts';

interface Choice {
  readonly action: TestAction;
  readonly words: string;
}

export const cancelForm = ({ status, accessEndsAt, periodEndsAt }: ProviderSubscription) =>
  status === 'ended' || accessEndsAt !== null
    ? html``
    : html`<p>If you cancel, you keep access until ${longDate(periodEndsAt)}.</p>
        ${form({ action: 'cancel', words: 'Cancel subscription' })}`;

export const choiceForms = (subscription: ProviderSubscription) => html`
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
      ? { action: 'cancel', words: 'Cancel subscription' }
      : { action: 'resume', words: 'Resume subscription' };
  return status === 'past_due'
    ? [{ action: 'recover', words: 'Pay again with a card that works' }, cancelling]
    : [cancelling];
}

function testChoices({ status, accessEndsAt }: ProviderSubscription): Choice[] {
  if (status === 'past_due') return [{ action: 'end_grace', words: 'End the grace period now' }];
  if (status === 'trialing') {
    return [
      { action: 'end_period', words: 'End the trial now' },
      ...(accessEndsAt === null ? [failing] : []),
    ];
  }
  return accessEndsAt === null
    ? [{ action: 'end_period', words: 'Renew now' }, failing]
    : [{ action: 'end_period', words: 'End the period now' }];
}

const failing: Choice = { action: 'fail_payment', words: 'Fail the next payment now' };

const form = ({ action, words }: Choice) => html`
  <form method="post"><button class="quiet" name="action" value="${action}">${words}</button></form>
`;
