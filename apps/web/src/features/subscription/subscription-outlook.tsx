import { useSubscription } from '../../lib/user/subscription-context.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { type Billing, outlookWords } from './billing-words.ts';
import { copy } from './copy.ts';

/** The next charge or end of the subscription, and buttons to change it. Cancelling takes two clicks. */
export function SubscriptionOutlook({ billing }: { billing: Billing | undefined }) {
  const { opening, openCustomerPortal } = useSubscription();
  const words = billing === undefined ? null : outlookWords(billing);
  const isCancelled = billing?.cancelAtPeriodEnd ?? false;
  return (
    <>
      {words !== null && (
        <Outlook words={words} isAlarming={(billing?.paymentFailedAt ?? null) !== null} />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="quiet" isBusy={opening === 'portal'} onClick={() => openCustomerPortal()}>
          {copy.subscriptionOutlook.manageSubscription}
        </Button>
        {!isCancelled && (
          <Button
            variant="text"
            isBusy={opening === 'cancellation'}
            onClick={() => openCustomerPortal('cancel')}
          >
            {copy.subscriptionOutlook.cancelSubscription}
          </Button>
        )}
      </div>
    </>
  );
}

function Outlook({ words, isAlarming }: { words: string; isAlarming: boolean }) {
  return isAlarming ? (
    <Notice tone="problem">{words}</Notice>
  ) : (
    <p className="text-small">{words}</p>
  );
}
