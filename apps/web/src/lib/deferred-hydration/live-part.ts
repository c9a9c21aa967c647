/** The parts of resting pages that tell of now. */
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

/** Marks an element whose children are a live part. What is drawn there was not written at build time. */
export const live = (part: LivePart) =>
  ({ 'data-live': part, suppressHydrationWarning: true }) as const;
