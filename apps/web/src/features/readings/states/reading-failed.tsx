import type { ReactNode } from 'react';
import { useIsOffline } from '../../../lib/api/reachability.ts';
import { useWhenBackOnline } from '../../../lib/api/use-when-back-online.ts';
import { Button } from '../../../ui/button.tsx';
import { dismissToasts } from '../../../ui/feedback/announce.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ReadingRows } from '../../../ui/reading/reading-rows.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { copy } from '../copy.ts';

interface ReadingFailedProps {
  onRetry: () => void;
  /** Rows that lead away from it. */
  children?: ReactNode;
}

/** Stays after the toast is gone, with a retry button. Without a network the reading is asked for again when it is back. */
export function ReadingFailed({ onRetry, children }: ReadingFailedProps) {
  const place = useArrivalFocus<HTMLDivElement>();
  const isOffline = useIsOffline();
  useWhenBackOnline(true, () => {
    dismissToasts();
    onRetry();
  });
  return (
    <div ref={place} tabIndex={-1} className="reading-columns outline-none">
      <div className="[grid-area:text]">
        <Notice tone="problem">
          <p>{copy.readingFailed.weCouldntWriteThisReading}</p>
          {isOffline && (
            <p className="mt-1 text-paper-dim">{copy.readingFailed.writtenWhenBackOnline}</p>
          )}
          <Button className="mt-4" onClick={onRetry}>
            {copy.readingFailed.tryAgain}
          </Button>
        </Notice>
      </div>
      <div className="[grid-area:rows] max-xl:mt-6">
        <ReadingRows>{children}</ReadingRows>
      </div>
    </div>
  );
}
