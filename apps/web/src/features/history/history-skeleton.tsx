import { SkeletonBar, SkeletonShape } from '../../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';

/** A day of the history still to come: its date on a double rule, and what was read. */
export const HistorySkeleton = () => (
  <SkeletonShape label={copy.list.loading}>
    <div className="border-b-3 border-double border-edge pb-3">
      <SkeletonBar className="h-7 w-3/5 max-w-80" />
    </div>
    {Array.from({ length: 4 }, (_, row) => (
      <div
        key={row}
        className="grid gap-x-8 gap-y-3 border-b border-line py-6 md:grid-cols-[11rem_minmax(0,1fr)_7rem]"
      >
        <SkeletonBar className="h-3.5 w-32 md:mt-2" />
        <div className="space-y-3">
          <SkeletonBar className="h-7 w-4/5 max-w-100" />
          <SkeletonBar className="h-4 max-w-(--measure)" />
        </div>
      </div>
    ))}
  </SkeletonShape>
);
