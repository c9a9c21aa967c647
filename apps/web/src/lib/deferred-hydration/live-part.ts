/** The parts of deferred pages that show current data. */
export type LivePart =
  | 'day'
  | 'wheel'
  | 'computed-for'
  | 'moon'
  | 'planets'
  | 'next'
  | 'ledger'
  | 'year'
  | 'marks'
  | 'ruler'
  | 'ruler-day';

/** Marks an element whose children are a live part, and differ from the prerendered ones. */
export const live = (part: LivePart) =>
  ({ 'data-live': part, suppressHydrationWarning: true }) as const;
