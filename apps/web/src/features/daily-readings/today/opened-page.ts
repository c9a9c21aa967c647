import { DAILY_TYPES, type DailyType } from '@palm/contract/reading-types';

/** What the browser's history remembers of a page that is open: Back closes it, and a reload opens it again. */
export interface OpenedPage {
  readonly opens: DailyType;
}

/** The page in the state of this entry of the history, or null where all of today is shown. */
export function openedPage(state: unknown): DailyType | null {
  if (typeof state !== 'object' || state === null || !('opens' in state)) return null;
  return DAILY_TYPES.find((type) => type === state.opens) ?? null;
}
