import { SkeletonBar } from '../../../ui/feedback/skeleton.tsx';
import { TextSkeleton } from '../../../ui/feedback/text-skeleton.tsx';
import { copy } from '../copy.ts';

const pulse = 'motion-safe:animate-pulse';

/** Today in its shape: masthead, Moon, contact, page. */
export const TodaySkeleton = () => (
  <output aria-label={copy.loading} className="block">
    <div className={pulse}>
      <SkeletonBar className="mb-2 h-4 w-24" />
      <SkeletonBar className="mb-6 h-13 w-3/5 max-w-100" />
    </div>
    <div className="today-columns">
      <div className="flex h-98 items-center justify-center border border-line outline-1 -outline-offset-6 outline-line [grid-area:moon]">
        <div className={`${pulse} size-50 rounded-full bg-line`} />
      </div>
      <div className="[grid-area:day]">
        <div className={pulse}>
          <SkeletonBar className="mb-4 h-4 w-28" />
          <SkeletonBar className="mb-8 h-9 w-4/5" />
          <SkeletonBar className="mb-10 h-0.5 w-full" />
        </div>
        <TextSkeleton />
      </div>
    </div>
  </output>
);
