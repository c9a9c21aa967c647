import { PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/price';
import { paths } from '../../lib/navigation/paths.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { usePlan } from './use-plan.ts';
import { copy } from './copy.ts';

interface PremiumNoteProps {
  title: string;
  /** What Premium would add here. */
  children: string;
}

/** What Oracle Premium would add here, and its price. */
export function PremiumNote({ title, children }: PremiumNoteProps) {
  const isInTrial = usePlan()?.isInTrial === true;
  return (
    <Card className="flex flex-col gap-5 md:flex-row md:items-center md:justify-between">
      <div>
        <h2 className="text-title-sm">{title}</h2>
        <p className="mt-2 max-w-(--measure) text-paper-dim">
          {children}{' '}
          {isInTrial
            ? copy.premiumNote.price(PREMIUM_PRICE)
            : copy.premiumNote.priceAfterTrial(PREMIUM_PRICE, TRIAL_DAYS)}
        </p>
      </div>
      <LinkButton to={paths.premium} variant="quiet" className="shrink-0">
        {copy.premiumNote.seeOraclePremium}
      </LinkButton>
    </Card>
  );
}
