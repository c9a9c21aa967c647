import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { useState } from 'react';
import { announceFailure } from '../../lib/api/announce-failure.ts';
import { useClient } from '../../lib/api/client-context.ts';
import type { BillingDoor, Subscription } from '../../lib/user/subscription-context.ts';
import { announce, announceProblem, takeBack } from '../../ui/feedback/announce.ts';
import { billingFailure } from './billing-failure.ts';
import { takePlace } from './take-place.ts';

type Doors = Pick<Subscription, 'opening' | 'createCheckout' | 'openCustomerPortal'>;

/** The ways to the pages of the payment provider. */
export function useBillingDoors(userId: string | null): Doors {
  const client = useClient();
  const [opening, setOpening] = useState<BillingDoor | null>(null);

  async function open(door: BillingDoor, title: string, ask: () => Promise<{ url: string }>) {
    const place = takePlace(title);
    setOpening(door);
    try {
      const { url } = await ask();
      place.go(url);
    } catch (error) {
      place.giveBack();
      // Nobody needs to wait for a checkout any more.
      takeBack();
      announceFailure(error, billingFailure(error, door === 'checkout' ? 'checkout' : 'portal'));
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
        const door = flow === 'cancel' ? 'cancellation' : 'portal';
        const input = flow === undefined ? {} : { flow };
        void open(door, 'Your subscription', () => client(calls.customerPortal, input));
      }),
  };
}
