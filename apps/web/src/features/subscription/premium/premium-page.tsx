import { BeforeSession } from '../../../ui/before-session.tsx';
import { FreeOffer } from './free-offer.tsx';
import { InTrial } from './in-trial.tsx';
import { NoOffer } from './no-offer.tsx';
import { PaidOffer } from './paid-offer.tsx';
import { PremiumSkeleton } from './premium-skeleton.tsx';
import { Subscriber } from './subscriber.tsx';
import { usePremiumState } from './use-premium-state.ts';
import { VisitorOffer } from './visitor-offer.tsx';

/** What Oracle Premium costs, from when, and what it gives, for users and visitors. */
export function PremiumPage() {
  const { state, billing } = usePremiumState();
  if (state === 'waiting')
    return <BeforeSession visitor={<VisitorOffer />} waiting={<PremiumSkeleton />} />;
  if (state === 'visitor') return <VisitorOffer />;
  if (state === 'offline' || state === 'unchecked' || state === 'off' || billing === undefined)
    return <NoOffer why={state === 'offline' || state === 'off' ? state : 'unchecked'} />;
  switch (state) {
    case 'free':
      return <FreeOffer billing={billing} />;
    case 'trial-used':
      return <PaidOffer billing={billing} />;
    case 'trial':
      return <InTrial billing={billing} />;
    case 'unpaid':
    case 'subscriber':
      return <Subscriber billing={billing} isUnpaid={state === 'unpaid'} />;
  }
}
