import type { ParsedInputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { hours } from '@palm/contract/durations';

/** What a visitor typed of their birth before they had an account. */
export type KeptBirth = ParsedInputOf<Calls['keepChart']>;

const KEY = 'kept_birth';
/** Long enough to sign up, too short for the next user of a shared computer. */
const LIFETIME_MS = hours(24);

/** Where storage is forbidden, the page remembers until it is closed. */
let inMemory: string | null = null;
const listeners = new Set<() => void>();

/** In local storage, because the link in the confirmation mail opens another tab. */
export function keepBirth(birth: KeptBirth, now = Date.now()): void {
  const text = JSON.stringify({ birth, until: now + LIFETIME_MS });
  try {
    localStorage.setItem(KEY, text);
  } catch {
    inMemory = text;
  }
  for (const listener of listeners) listener();
}

export function forgetKeptBirth(): void {
  inMemory = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  for (const listener of listeners) listener();
}

/** As it is stored: a text, so that the same birth is the same value. */
export function keptBirthText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return inMemory;
  }
}

/** Null where nothing is kept, where it is too old, and where an older release kept something else. */
export function parseKeptBirth(text: string | null, now = Date.now()): KeptBirth | null {
  if (text === null) return null;
  const { birth, until } = parsed(text);
  const known = calls.keepChart.input.safeParse(birth);
  return known.success && typeof until === 'number' && until > now ? known.data : null;
}

function parsed(text: string): { birth?: unknown; until?: unknown } {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const keptBirth = (): KeptBirth | null => parseKeptBirth(keptBirthText());

/** Date, place and an answer about the time: a chart with everything that can be known. */
export const isWholeBirth = ({
  birth_time,
  birth_time_unknown,
  birth_city,
}: Pick<KeptBirth, 'birth_time' | 'birth_time_unknown' | 'birth_city'>): boolean =>
  birth_city !== null && (birth_time !== null || birth_time_unknown);

export function onKeptBirth(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
