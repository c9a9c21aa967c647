import { type ReactNode, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { storeOfflineReading } from './offline-readings.ts';
import { ReadingFailed } from './states/reading-failed.tsx';
import { mayBeKept } from './reading-request.ts';
import { ReadingSheet } from './reading-sheet.tsx';
import { ReadingWaiting } from './states/reading-waiting.tsx';
import type { ReadingPlace } from './use-reading.ts';
import { copy } from './copy.ts';

interface ReadingViewProps {
  place: ReadingPlace;
  /** What kind of reading it is, in a word or two. */
  label: string;
  /** Asks for another page. */
  againLabel: string;
  /** Other actions. */
  children?: ReactNode;
}

/** A reading in any state. Renders nothing before one is requested. */
export function ReadingView({ place, label, againLabel, children }: ReadingViewProps) {
  const { request, parts, answer, isWriting, hasFailed } = place;
  useEffect(() => {
    if (answer !== null && request && mayBeKept(request)) storeOfflineReading({ label, answer });
  }, [label, answer, request]);
  if (request === undefined) return null;
  if (hasFailed) return <ReadingFailed onRetry={place.retry}>{children}</ReadingFailed>;
  if (isWriting && parts.length === 0)
    return <ReadingWaiting label={label}>{children}</ReadingWaiting>;
  return (
    <ReadingSheet
      label={label}
      parts={parts}
      answer={answer}
      isWriting={isWriting}
      actions={
        isWriting ? (
          <Button variant="quiet" onClick={place.stop}>
            {copy.readingView.stop}
          </Button>
        ) : (
          <>
            <Button onClick={place.askAgain}>{againLabel}</Button>
            {children}
          </>
        )
      }
    />
  );
}
