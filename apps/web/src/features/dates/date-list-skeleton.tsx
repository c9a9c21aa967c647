import { copy } from './copy.ts';

const bar = 'rounded-print bg-line motion-safe:animate-pulse';

/** Rows of days still to come. */
export function DateListSkeleton() {
  return (
    <output aria-label={copy.loading} className="block">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="grid grid-cols-[4rem_1fr] border-b border-line py-5">
          <div className={`${bar} h-8 w-9`} />
          <div className="space-y-3">
            <div className={`${bar} h-4 w-2/5`} />
            <div className={`${bar} h-5 w-4/5`} />
          </div>
        </div>
      ))}
    </output>
  );
}
