import { SkeletonBar, SkeletonShape } from '../../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';

/** The first people still to come: a sign, a name and a birth date each. */
export const PeopleSkeleton = () => (
  <SkeletonShape label={copy.loading} className="divide-y divide-line border-y border-line">
    {Array.from({ length: 2 }, (_, row) => (
      <div key={row} className="flex gap-5 py-6">
        <SkeletonBar className="size-9 shrink-0" />
        <div className="grow space-y-3">
          <SkeletonBar className="h-7 w-1/2 max-w-60" />
          <SkeletonBar className="h-4 w-4/5 max-w-100" />
        </div>
      </div>
    ))}
  </SkeletonShape>
);
