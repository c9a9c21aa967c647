import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useArrivalFocus } from '../../../ui/use-arrival-focus.ts';
import { copy } from '../copy.ts';

interface ReadingFailedProps {
  onRetry: () => void;
  /** Other actions. */
  children?: ReactNode;
}

/** Stays after the toast is gone, with a retry button. */
export function ReadingFailed({ onRetry, children }: ReadingFailedProps) {
  const place = useArrivalFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="reading-columns outline-none">
      <Notice tone="problem">
        <p>{copy.readingFailed.weCouldntWriteThisReading}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={onRetry}>{copy.readingFailed.tryAgain}</Button>
          {children}
        </div>
      </Notice>
    </div>
  );
}
