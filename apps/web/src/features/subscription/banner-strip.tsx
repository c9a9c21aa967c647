import { useSubscription } from '../../lib/user/subscription-context.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { bannerWords } from './plan-words.ts';
import { copy } from './copy.ts';
import { ManageLink, OfferLink } from './banner-links.tsx';

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
          {subscription.subscribed ? <ManageLink /> : <OfferLink />}
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
