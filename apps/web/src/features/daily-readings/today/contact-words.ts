import { BODIES } from '@palm/astrology/vocabulary';
import { DATE_LOCALE } from '@palm/contract/limits';
import type { ReceiptFact } from '@palm/contract/receipt-fact';
import { pointName } from '../../../lib/receipts/fact-rows.ts';
import { copy } from '../copy.ts';

export type Contact = Extract<ReceiptFact, { kind: 'transit' }>;

const DAY_MS = 86_400_000;

/** The moments of a contact, with the one that counts next. */
export interface ContactTimes {
  readonly now: number;
  readonly start: number | null;
  readonly exact: readonly number[];
  readonly end: number | null;
  /** The next exact moment, or the last one where all are past. */
  readonly told: number | null;
  readonly isOver: boolean;
  /** False where the hour of birth is unknown: then only months are told. */
  readonly isSure: boolean;
}

const instant = (iso: string | null | undefined): number | null => (iso ? Date.parse(iso) : null);

export function timesOf({ timing, at, pointUncertaintyDeg }: Contact): ContactTimes {
  const now = Date.parse(at);
  const exact = (timing?.exactAt ?? []).map((iso) => Date.parse(iso));
  const next = exact.find((moment) => moment > now - DAY_MS / 2);
  return {
    now,
    start: instant(timing?.startAt),
    exact,
    end: instant(timing?.endAt),
    told: next ?? exact.at(-1) ?? null,
    isOver: next === undefined,
    isSure: pointUncertaintyDeg === 0,
  };
}

const VERBS = {
  conjunction: copy.contact.meets,
  opposition: copy.contact.faces,
  square: copy.contact.presses,
  trine: copy.contact.supports,
  sextile: copy.contact.supports,
} as const satisfies Record<Contact['aspect'], unknown>;

/** Pluto meets your Saturn | for the last time. */
export function titleOf(
  contact: Contact,
  times: ContactTimes,
): { readonly plain: string; readonly lit: string } {
  const { body, point, aspect } = contact;
  const isReturn = body === point && aspect === 'conjunction';
  const name = BODIES[body].name;
  return {
    plain: isReturn ? copy.contact.returns(name) : VERBS[aspect](name, pointName(point)),
    lit: turnWords(times),
  };
}

function turnWords({ exact, told, isOver }: ContactTimes): string {
  if (isOver) return copy.contact.leaving;
  if (exact.length < 2) return copy.contact.once;
  const place = exact.findIndex((moment) => moment === told);
  if (place === exact.length - 1) return copy.contact.last;
  return place === 0
    ? copy.contact.first
    : copy.contact.time(copy.contact.numbers[place] ?? String(place + 1));
}

const format = (at: number, options: Intl.DateTimeFormatOptions, timeZone?: string): string =>
  new Intl.DateTimeFormat(DATE_LOCALE, { ...options, timeZone }).format(at);

const FAR_DAYS = 300;

/** From here on a day of another year has its year. */
const LATER_DAYS = 120;

const yearOf = (at: number, zone?: string): string => format(at, { year: 'numeric' }, zone);

/** January 29, May 21, 2027 where that is some time ahead, or February 2025 where it is far away or not sure. */
export function edgeWords(at: number, { now, isSure }: ContactTimes, zone?: string): string {
  const isFar = Math.abs(at - now) > FAR_DAYS * DAY_MS;
  if (isFar || !isSure) return format(at, { month: 'long', year: 'numeric' }, zone);
  const isPlain =
    yearOf(at, zone) === yearOf(now, zone) || Math.abs(at - now) < LATER_DAYS * DAY_MS;
  return format(
    at,
    isPlain
      ? { month: 'long', day: 'numeric' }
      : { month: 'short', day: 'numeric', year: 'numeric' },
    zone,
  );
}

/** Wed, Dec 9, or March 2027 where it is far away or not sure. */
export function exactWords(at: number, times: ContactTimes, zone?: string): string {
  const isNear = times.isSure && Math.abs(at - times.now) <= FAR_DAYS * DAY_MS;
  return isNear
    ? format(at, { weekday: 'short', month: 'short', day: 'numeric' }, zone)
    : edgeWords(at, times, zone);
}
