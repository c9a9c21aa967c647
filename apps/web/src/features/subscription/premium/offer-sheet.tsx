import type { ReactNode } from 'react';
import { PlanTable } from './plan-table.tsx';

interface OfferSheetProps {
  /** What it costs and from when. */
  terms: ReactNode;
  /** Said under the table. */
  note?: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** Terms above the table above the buttons; on a wide screen the table stands beside the two. */
export function OfferSheet({ terms, note, children }: OfferSheetProps) {
  return (
    <div className="grid max-w-(--measure) gap-x-16 gap-y-8 lg:max-w-none lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div>{terms}</div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PlanTable />
        {note}
      </div>
      <div>{children}</div>
    </div>
  );
}
