import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '@palm/contract/durations';
import { Refusal } from '../../http/answers/refusal.ts';
import { TooManyWaiting } from '../../platform/lanes.ts';
import type { Asking } from './asking.ts';

/** Told by lot: a crowd that is refused together and comes back together would leave the lanes empty in between. */
const RETRY_AFTER_S = { least: 2, most: 5 };
/** Programs that ask again at once would otherwise take the time of those who are being answered. */
const REFUSED_AFTER_MS = seconds(1);

/**
 * Works on as many answers at once as the process has lanes for, and refuses early who would wait for too long: a crowd
 * then costs those who are answered neither their pace nor their patience.
 */
export async function inTurn<T>(
  { deps, signal }: Pick<Asking, 'deps'> & { readonly signal?: AbortSignal },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await deps.oracle.lanes.take(work);
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error;
    await pause(REFUSED_AFTER_MS, undefined, signal && { signal }).catch(() => undefined);
    throw new Refusal('overloaded', { retryAfterMs: retryAfterMs() });
  }
}

const retryAfterMs = (): number => seconds(randomInt(RETRY_AFTER_S.least, RETRY_AFTER_S.most + 1));
