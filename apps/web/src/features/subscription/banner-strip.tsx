import { paths } from '../../lib/navigation/paths.ts';
import { useSubscription } from '../../lib/user/subscription-context.ts';
import { Button } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { bannerWords } from './plan-words.ts';
import { copy } from './copy.ts';

export function BannerStrip({ onClose }: { onClose: () => void }) {
  const subscription = useSubscription();
  return (
    <aside
      aria-label={copy.premiumBanner.oraclePremium}
      className="border-b border-line bg-raised print:hidden"
    >
      <div className="page flex min-h-14 items-center justify-between gap-x-4 py-1 large-text:flex-wrap large-text:pt-3">
        <p className="text-small leading-snug text-balance">{bannerWords(subscription)}</p>
        <div className="flex shrink-0 items-center gap-x-2">
          {subscription.subscribed ? <Manage /> : <SeeTheOffer />}
          <button
            type="button"
            aria-label={copy.premiumBanner.dismiss}
            onClick={onClose}
            className="-mr-2.5 flex size-11 items-center justify-center text-paper-dim hover:text-paper"
          >
            <CloseIcon />
          </button>
        </div>
      </div>
    </aside>
  );
}

function Manage() {
  const { opening, openCustomerPortal } = useSubscription();
  return (
    <Button variant="text" isBusy={opening === 'portal'} onClick={() => openCustomerPortal()}>
      {copy.premiumBanner.manage}
    </Button>
  );
}

/** Links to the plan, where price and first charge are shown beside the button. */
const SeeTheOffer = () => (
  <LinkButton variant="text" to={paths.premium}>
    {/* Shorter on a phone, where the sentence beside it needs the space. */}
    <span>
      {copy.premiumBanner.see}
      <span className="max-md:sr-only">{copy.premiumBanner.oracle}</span>
      {copy.premiumBanner.premium}
    </span>
  </LinkButton>
);
