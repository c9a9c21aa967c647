import { EmptyWheel } from '../../ui/engraving/empty-wheel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { copy } from './copy.ts';

/** The reveal before its chart has come, in the same shape. */
export function RevealWaiting() {
  return (
    <div className="page grid gap-x-16 py-8 md:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
      <div>
        <h1 className="page-title mb-8 text-title">{copy.title(null)}</h1>
        <EmptyWheel className="mx-auto mb-8 w-full max-w-136 text-paper-dim" />
      </div>
      <div>
        <div className="noscript:hidden">
          <Skeleton lines={6} label={copy.drawing} />
        </div>
        <p className="hidden noscript:block">{copy.noScript}</p>
      </div>
    </div>
  );
}
