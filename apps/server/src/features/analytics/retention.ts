/*
 * How long what is kept. docs/domain/analytics.md says the same to people.
 */

const DAY_MS = 24 * 60 * 60 * 1000;

/** The figures look back 30 days and are exact to the millisecond: twice that leaves room for a late round. */
export const EVENTS_KEPT_MS = 60 * DAY_MS;
/** Counts without anybody in them: two years and a little, so that a month can be held beside its like. */
export const DAYS_KEPT_MS = 800 * DAY_MS;
