import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { useState } from 'react';
import { announceFailure } from '../../lib/api/announce-failure.ts';
import { useClient } from '../../lib/api/client-context.ts';
import type { BillingPage, Subscription } from '../../lib/user/subscription-context.ts';
import { announce, announceProblem, dismissToasts } from '../../ui/feedback/announce.ts';
import { billingFailure } from './billing-failure.ts';
import { copy } from './copy.ts';
import { reserveTab } from './reserve-tab.ts';

type BillingPages = Pick<Subscription, 'opening' | 'createCheckout' | 'openCustomerPortal'>;

/** Opens the pages of the payment provider. */
export function useBillingPages(userId: string | null): BillingPages {
  const client = useClient();
  const [opening, setOpening] = useState<BillingPage | null>(null);

  async function open(page: BillingPage, title: string, ask: () => Promise<{ url: string }>) {
    const tab = reserveTab(title);
    setOpening(page);
    try {
      const { url } = await ask();
      tab.go(url);
    } catch (error) {
      tab.close();
      // The "preparing" toast is out of date now.
      dismissToasts();
      announceFailure(error, billingFailure(error, page === 'checkout' ? 'checkout' : 'portal'));
    } finally {
      setOpening(null);
    }
  }

  const whenSignedIn = (enter: () => void): void =>
    userId === null ? announceProblem(messages['subscription.authentication-required']) : enter();

  return {
    opening,
    createCheckout: () =>
      whenSignedIn(() => {
        const words = messages['subscription.preparing-checkout'];
        announce(words);
        void open('checkout', words.title, () => client(calls.createCheckout, {}));
      }),
    openCustomerPortal: (flow) =>
      whenSignedIn(() => {
        const page = flow === 'cancel' ? 'cancellation' : 'portal';
        const input = flow === undefined ? {} : { flow };
        void open(page, copy.portal.title, () => client(calls.customerPortal, input));
      }),
  };
}
