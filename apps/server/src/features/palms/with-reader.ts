import { seconds } from '@palm/contract/durations';
import type { Refuse } from '../../http/answers/refusal.ts';
import { PalmReaderBusy, PalmReaderFailed } from '../../platform/palm/palm-reader.ts';

const RETRY_AFTER_MS = seconds(20);

/** Waits for the palm reader, and says so where it has no time for this photo or could not finish it. */
export async function withReader<T>(
  work: Promise<T>,
  refuse: Refuse<'palm_reader_busy' | 'palm_failed'>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PalmReaderBusy) {
      return refuse('palm_reader_busy', { retryAfterMs: RETRY_AFTER_MS });
    }
    if (error instanceof PalmReaderFailed) return refuse('palm_failed');
    throw error;
  }
}
