import { SkeletonBar, SkeletonShape } from '../../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';

/** Rows of days still to come. */
export const DateListSkeleton = () => (
  <SkeletonShape label={copy.loading}>
    {Array.from({ length: 6 }, (_, row) => (
      <div key={row} className="grid grid-cols-[4rem_1fr] border-b border-line py-5">
        <SkeletonBar className="h-8 w-9" />
        <div className="space-y-3">
          <SkeletonBar className="h-4 w-2/5" />
          <SkeletonBar className="h-5 w-4/5" />
        </div>
      </div>
    ))}
  </SkeletonShape>
);
