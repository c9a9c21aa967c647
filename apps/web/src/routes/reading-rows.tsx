import type { ComponentType } from 'react';
import { KeepRow } from '../features/history/keep-row.tsx';
import { NoteRow } from '../features/history/note-row.tsx';
import type { FinishedReadingRow } from '../features/readings/reading-view.tsx';

interface PageRow {
  readonly id: string;
  /** Renders one `ReadingRow` (ui/reading/reading-row.tsx). */
  readonly Row: ComponentType<{ pageId: string }>;
}

const keep: PageRow = { id: 'keep', Row: KeepRow };
const note: PageRow = { id: 'note', Row: NoteRow };

/** What can be done with a page of the history; its note stands under it. */
export const historyPageRows: readonly PageRow[] = [keep];

/**
 * What other features let a user do with a finished reading, in this order, after "New reading". A reading that is not
 * in the history, as one that was stopped, has none.
 */
export const finishedReadingRows: readonly FinishedReadingRow[] = [keep, note].map(
  ({ id, Row }) => ({
    id,
    Row: ({ answer }) => answer.pageId !== null && <Row pageId={answer.pageId} />,
  }),
);
