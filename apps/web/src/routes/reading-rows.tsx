import type { ComponentType } from 'react';
import { KeepRow } from '../features/history/keep-row.tsx';
import { NoteRow } from '../features/history/note-row.tsx';
import { ShareRow } from '../features/sharing/share-row.tsx';
import { readingLabel } from './reading-label.ts';
import type { FinishedReadingRow } from '../features/readings/reading-view.tsx';

interface PageRow {
  readonly id: string;
  /** Renders one `ReadingRow` (ui/reading/reading-row.tsx). */
  readonly Row: ComponentType<{ pageId: string }>;
}

const keep: PageRow = { id: 'keep', Row: KeepRow };
/** A person's name is not on a picture, so the label is the one without it. */
const share: PageRow = {
  id: 'share',
  Row: ({ pageId }) => <ShareRow pageId={pageId} labelOf={(reading) => readingLabel(reading)} />,
};
const note: PageRow = { id: 'note', Row: NoteRow };

/** What can be done with a page of the history; its note stands under it. */
export const historyPageRows: readonly PageRow[] = [keep, share];

/**
 * What other features let a user do with a finished reading, in this order, after "New reading". A reading that is not
 * in the history, as one that was stopped, has none.
 */
export const finishedReadingRows: readonly FinishedReadingRow[] = [keep, share, note].map(
  ({ id, Row }) => ({
    id,
    Row: ({ answer }) => answer.pageId !== null && <Row pageId={answer.pageId} />,
  }),
);
