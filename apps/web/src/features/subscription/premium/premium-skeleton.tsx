import { SkeletonBar, SkeletonShape } from '../../../ui/feedback/skeleton.tsx';
import { copy } from '../copy.ts';
import { planRows } from './plan-table.tsx';

/** The offer, or the plan, still to come: its title, its terms, and a row for each thing it allows. */
export const PremiumSkeleton = () => (
  <SkeletonShape label={copy.premium.loading}>
    <SkeletonBar className="mb-5 h-3.5 w-40" />
    <SkeletonBar className="h-9 w-3/5 max-w-80" />
    <SkeletonBar className="mt-2.5 h-9 w-4/5 max-w-100" />
    <div className="mt-10 grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <div className="space-y-4">
        <SkeletonBar className="h-5 w-4/5" />
        <SkeletonBar className="h-5 w-3/5" />
        <SkeletonBar className="h-12 w-full md:w-56" />
      </div>
      <div>
        {planRows.map(([name]) => (
          <div key={name} className="border-b border-line py-4">
            <SkeletonBar className="h-4" />
          </div>
        ))}
      </div>
    </div>
  </SkeletonShape>
);
