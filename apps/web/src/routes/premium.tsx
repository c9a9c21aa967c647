import { PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/price';
import { PremiumPage } from '../features/subscription/premium/premium-page.tsx';
import { BackButton } from '../features/navigation/back-button.tsx';
import { paths } from '../lib/navigation/paths.ts';
import { pageMeta } from '../lib/page-head/page-meta.ts';
import { copy } from './copy.ts';

export const meta = () =>
  pageMeta({
    title: copy.premium.title,
    description: copy.premium.about(PREMIUM_PRICE, TRIAL_DAYS),
    keywords: ['oracle premium', 'price', 'free trial'],
    canonical: paths.premium,
  });

export default function Premium() {
  return (
    <div className="page py-8 md:py-14">
      <BackButton />
      <PremiumPage />
    </div>
  );
}
