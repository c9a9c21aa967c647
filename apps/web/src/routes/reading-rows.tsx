import type { FinishedReadingRow } from '../features/readings/reading-view.tsx';

/**
 * What other features let a user do with a finished reading, in this order, after "New reading". Each has a
 * component that renders one `ReadingRow` (ui/reading/reading-row.tsx).
 */
export const finishedReadingRows: readonly FinishedReadingRow[] = [];
