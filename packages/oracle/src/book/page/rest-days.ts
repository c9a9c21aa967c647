import { DAY_MS } from '@palm/astrology/instant';

/** Days within which a user meets no passage of a type again. */
export const REST_DAYS = { guidance: 300, chart: 90, sign: 60 };

/** Days within which no line beneath a page and no sentence on a placement comes again. */
export const LINE_REST_DAYS = 60;

/** Whether enough days have gone by since it was last read. */
export const hasRested = (last: string | undefined, date: string, restDays: number): boolean =>
  last === undefined || (Date.parse(date) - Date.parse(last)) / DAY_MS > restDays;

/** Where no passage has rested long enough, one of two months ago comes before one of last week. */
export const restsOf = (restDays: number): number[] => [
  ...new Set([restDays, Math.min(restDays, LINE_REST_DAYS)]),
];
