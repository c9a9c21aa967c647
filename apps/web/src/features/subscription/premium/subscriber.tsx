import { plans } from '@palm/contract/plans';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { Billing } from '../billing-words.ts';
import { copy } from '../copy.ts';
import { SubscriptionOutlook } from '../subscription-outlook.tsx';
import { TestMode } from '../test-mode.tsx';
import { planRows } from './plan-table.tsx';

interface SubscriberProps {
  billing: Billing;
  isUnpaid: boolean;
}

/** What a subscriber has, and where the billing is managed. */
export function Subscriber({ billing, isUnpaid }: SubscriberProps) {
  return (
    <>
      <PageTitle label={copy.premium.yourPlan} lead={isUnpaid ? undefined : copy.premium.ownLead}>
        {isUnpaid ? copy.premium.unpaidTitle : copy.premium.ownTitle}
      </PageTitle>
      <div className="max-w-(--measure) space-y-8">
        <div className="space-y-5">
          <SubscriptionOutlook billing={billing} />
        </div>
        {!isUnpaid && (
          <dl className="border-t border-line text-small">
            {planRows.map(([row, of]) => (
              <div key={row} className="flex justify-between gap-4 border-b border-line py-3">
                <dt className="text-paper-dim">{row}</dt>
                <dd>{of(plans.premium)}</dd>
              </div>
            ))}
          </dl>
        )}
        <TestMode billing={billing} />
      </div>
    </>
  );
}
