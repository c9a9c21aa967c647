import type { ReactNode } from 'react';
import { paths } from '../../../lib/navigation/paths.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { copy } from '../copy.ts';

/** The button of the offer, and beside it, as large, the way to stay without it. */
export function OfferButtons({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {children}
        <LinkButton to={paths.dailyReadings} variant="quiet" className="min-h-12">
          {copy.premium.stay}
        </LinkButton>
      </div>
      <p className="mt-7 border-t border-line pt-4 text-small text-balance text-paper-dim">
        {copy.premium.freeStays}
      </p>
    </>
  );
}
