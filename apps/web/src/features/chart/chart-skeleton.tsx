import { BODY_IDS } from '@palm/astrology/vocabulary';
import { EmptyWheel } from '../../ui/engraving/empty-wheel.tsx';
import { SkeletonBar, SkeletonShape } from '../../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';

/** The chart still to come: its wheel without a sky, and a row for each body. */
export const ChartSkeleton = () => (
  <SkeletonShape label={copy.yourChart.drawingYourChart}>
    <SkeletonBar className="mb-8 h-8 w-40" />
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[1fr_26rem]">
      <EmptyWheel className="mx-auto w-full max-w-144 self-start text-paper-dim" />
      <div>
        {BODY_IDS.map((id) => (
          <div key={id} className="border-b border-line py-4">
            <SkeletonBar className="h-4" />
          </div>
        ))}
      </div>
    </div>
  </SkeletonShape>
);
