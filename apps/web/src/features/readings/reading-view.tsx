import type { OracleContext } from '@palm/contract/oracle';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { Answer } from '../../lib/api/ask-oracle.ts';
import { AgainIcon, StopIcon } from '../../ui/icons.tsx';
import { ReadingRow } from '../../ui/reading/reading-row.tsx';
import { ReadingRows } from '../../ui/reading/reading-rows.tsx';
import { storeOfflineReading } from './offline-readings.ts';
import { ReadingFailed } from './states/reading-failed.tsx';
import { mayBeKept } from './reading-request.ts';
import { ReadingSheet } from './reading-sheet.tsx';
import { ReadingWaiting } from './states/reading-waiting.tsx';
import type { ReadingPlace } from './use-reading.ts';
import { copy } from './copy.ts';

/** A row for a finished reading that another feature brings. */
export interface FinishedReadingRow {
  readonly id: string;
  /** Renders one `ReadingRow`. */
  readonly Row: ComponentType<{ context: OracleContext; answer: Answer }>;
}

interface ReadingViewProps {
  place: ReadingPlace;
  /** What kind of reading it is, in a word or two. */
  label: string;
  /** Asks for another page. */
  againLabel: string;
  /** Rows of other features, shown once the reading is whole. */
  finishedRows: readonly FinishedReadingRow[];
  /** Rows that lead away from the reading. */
  children?: ReactNode;
}

/** A reading in any state. Renders nothing before one is requested. */
export function ReadingView({
  place,
  label,
  againLabel,
  finishedRows,
  children,
}: ReadingViewProps) {
  const { request, parts, answer, isWriting, hasFailed } = place;
  useEffect(() => {
    if (answer !== null && request && mayBeKept(request)) storeOfflineReading({ label, answer });
  }, [label, answer, request]);
  if (request === undefined) return null;
  if (hasFailed) return <ReadingFailed onRetry={place.retry}>{children}</ReadingFailed>;
  if (isWriting && parts.length === 0)
    return <ReadingWaiting label={label}>{children}</ReadingWaiting>;
  const stop = (
    <ReadingRow icon={<StopIcon />} onPress={place.stop}>
      {copy.readingView.stop}
    </ReadingRow>
  );
  const further = (
    <>
      <ReadingRow icon={<AgainIcon />} onPress={place.askAgain}>
        {againLabel}
      </ReadingRow>
      {answer !== null &&
        finishedRows.map(({ id, Row }) => <Row key={id} context={request} answer={answer} />)}
      {children}
    </>
  );
  return (
    <ReadingSheet
      label={label}
      parts={parts}
      answer={answer}
      isWriting={isWriting}
      rows={<ReadingRows>{isWriting ? stop : further}</ReadingRows>}
    />
  );
}
