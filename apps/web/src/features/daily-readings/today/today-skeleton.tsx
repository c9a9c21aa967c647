import { TextSkeleton } from '../../../ui/feedback/text-skeleton.tsx';
import { copy } from '../copy.ts';

const bar = 'rounded-print bg-line';
const pulse = 'motion-safe:animate-pulse';

/** Today in its shape: masthead, Moon, contact, page. */
export const TodaySkeleton = () => (
  <output aria-label={copy.loading} className="block">
    <div className={pulse}>
      <div className={`${bar} mb-2 h-4 w-24`} />
      <div className={`${bar} mb-6 h-13 w-3/5 max-w-100`} />
    </div>
    <div className="today-columns">
      <div className="flex h-98 items-center justify-center border border-line outline-1 -outline-offset-6 outline-line [grid-area:moon]">
        <div className={`${bar} ${pulse} size-50 rounded-full`} />
      </div>
      <div className="[grid-area:day]">
        <div className={pulse}>
          <div className={`${bar} mb-4 h-4 w-28`} />
          <div className={`${bar} mb-8 h-9 w-4/5`} />
          <div className={`${bar} mb-10 h-0.5 w-full`} />
        </div>
        <TextSkeleton />
      </div>
    </div>
  </output>
);
