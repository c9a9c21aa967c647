import { paths } from '../../../lib/navigation/paths.ts';
import { useSubscription } from '../../../lib/user/subscription-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { copy } from '../copy.ts';
import { PlanTable } from './plan-table.tsx';

const words = {
  offline: copy.premium.offline,
  unchecked: copy.premium.unchecked,
  off: copy.premium.off,
} as const;

/** Nothing can be bought now: why, and what the plans are all the same. */
export function NoOffer({ why }: { why: keyof typeof words }) {
  const { checkAgain } = useSubscription();
  return (
    <>
      <PageTitle label={copy.premium.label}>{copy.premium.name}</PageTitle>
      <div className="mb-8 max-w-(--measure)">
        <Notice tone={why === 'unchecked' ? 'problem' : 'note'}>
          <p>{words[why]}</p>
          {why === 'unchecked' && (
            <Button variant="text" onClick={checkAgain}>
              {copy.subscriptionStatus.tryAgain}
            </Button>
          )}
        </Notice>
      </div>
      <div className="max-w-(--measure)">
        <PlanTable />
      </div>
      <LinkButton to={paths.dailyReadings} variant="quiet" className="mt-8 min-h-12">
        {copy.premium.stay}
      </LinkButton>
    </>
  );
}
