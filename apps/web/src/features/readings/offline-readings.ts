import { calls } from '@palm/contract/calls';
import type { Answer } from '../../lib/api/ask-oracle.ts';

/** A reading as it was shown, kept on this device to be read without a network. */
export interface KeptReading {
  /** What kind of reading it is, in a word or two. */
  readonly label: string;
  readonly answer: Answer;
}

interface Kept {
  readonly owner: string;
  readonly readings: readonly KeptReading[];
}

const KEY = 'kept-readings';
const MOST = 6;

/** Stored data is validated: an older release may have written it. */
function read(): Kept | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    if (!('owner' in stored) || typeof stored.owner !== 'string') return null;
    if (!('readings' in stored) || !Array.isArray(stored.readings)) return null;
    return { owner: stored.owner, readings: stored.readings.flatMap(readingIn) };
  } catch {
    return null;
  }
}

function readingIn(stored: unknown): KeptReading[] {
  if (typeof stored !== 'object' || stored === null) return [];
  if (!('label' in stored) || typeof stored.label !== 'string' || !('answer' in stored)) return [];
  const answer = calls.oracleChat.output.safeParse(stored.answer);
  return answer.success ? [{ label: stored.label, answer: answer.data }] : [];
}

function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage can be full or forbidden; then there is nothing to read offline.
  }
}

/** From now on this device keeps readings of this user only. */
export function setOfflineReadingsOwner(userId: string): void {
  if (read()?.owner !== userId) write({ owner: userId, readings: [] });
}

/** Keeps the newest of each kind. Without an owner nothing is kept. */
export function storeOfflineReading(reading: KeptReading): void {
  const kept = read();
  if (kept === null) return;
  const others = kept.readings.filter(({ label }) => label !== reading.label);
  write({ owner: kept.owner, readings: [reading, ...others].slice(0, MOST) });
}

/** Newest first. */
export const offlineReadings = (): readonly KeptReading[] => read()?.readings ?? [];

/** Called when the user signs out. */
export function eraseOfflineReadings(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}
