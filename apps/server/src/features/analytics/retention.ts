import { days } from '@palm/contract/durations';

/*
 * How long what is kept. docs/domain/analytics.md says the same to people.
 */

/** The figures look back 30 days and are exact to the millisecond: twice that leaves room for a late round. */
export const EVENTS_KEPT_MS = days(60);
/** Counts without anybody in them: two years and a little, so that a month can be held beside its like. */
export const DAYS_KEPT_MS = days(800);
