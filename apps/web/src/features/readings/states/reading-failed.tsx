import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ReadingRows } from '../../../ui/reading/reading-rows.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { copy } from '../copy.ts';

interface ReadingFailedProps {
  onRetry: () => void;
  /** Rows that lead away from it. */
  children?: ReactNode;
}

/** Stays after the toast is gone, with a retry button. */
export function ReadingFailed({ onRetry, children }: ReadingFailedProps) {
  const place = useArrivalFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="reading-columns outline-none">
      <div className="[grid-area:text]">
        <Notice tone="problem">
          <p>{copy.readingFailed.weCouldntWriteThisReading}</p>
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
