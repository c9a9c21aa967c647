import { useId } from 'react';
import { useSubscription } from '../../../lib/user/subscription-context.ts';
import { Button } from '../../../ui/button.tsx';
import { type Billing, offerWords } from '../billing-words.ts';

/** Starts the checkout. A screen reader hears price and first charge with it. */
export function CheckoutButton({ billing, children }: { billing: Billing; children: string }) {
  const { opening, createCheckout } = useSubscription();
  const terms = useId();
  return (
    <>
      <Button
        isBusy={opening === 'checkout'}
        onClick={createCheckout}
        aria-describedby={terms}
        className="min-h-12"
      >
        {children}
      </Button>
      <span id={terms} hidden>
        {offerWords(billing)}
      </span>
    </>
  );
}
