import { paths } from '../../lib/navigation/paths.ts';
import { useSubscription } from '../../lib/user/subscription-context.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { withElements } from '../../ui/with-elements.tsx';
import { copy } from './copy.ts';

export function ManageLink() {
  const { opening, openCustomerPortal } = useSubscription();
  return (
    <Button variant="text" isBusy={opening === 'portal'} onClick={() => openCustomerPortal()}>
      {copy.premiumBanner.manage}
    </Button>
  );
}

/** Links to the plan, where price and first charge are shown beside the button. */
export const OfferLink = () => (
  <LinkButton variant="text" to={paths.premium}>
    {/* Shorter on a phone, where the sentence beside it needs the space. */}
    <span>
      {withElements(copy.premiumBanner.seePremium, {
        oracle: <span className="max-md:sr-only">{copy.premiumBanner.oracle}</span>,
      })}
    </span>
  </LinkButton>
);
