import type { Fact } from './fact.ts';

/** The days, yyyy-MM-dd on the user's calendar, on which something begins, is exact and ends. */
export interface FactDays {
  readonly since: string | null;
  readonly exact: readonly string[];
  readonly until: string | null;
  /** True where the hour of birth is unknown: then only the months are told. */
  readonly isRough: boolean;
}

/** A fact as a model is told it. */
export interface ToldFact {
  readonly fact: Fact;
  readonly days: FactDays | null;
  /** What the Book makes of it, in a line. */
  readonly gist: string | null;
}

/** Which of several passes the day belongs to; null where there is one. */
export function passOn(
  { exact }: FactDays,
  today: string,
): { readonly pass: number; readonly of: number } | null {
  if (exact.length < 2) return null;
  const next = exact.findIndex((day) => day >= today);
  return { pass: next === -1 ? exact.length : next + 1, of: exact.length };
}
