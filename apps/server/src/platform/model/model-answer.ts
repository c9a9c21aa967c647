import type { ModelAnswer, ModelEnding, ModelResult } from './model.ts';
import { failureOfSignal } from './model-failure.ts';
import type { Timer } from './timer.ts';
import { type Pieces, createPieces } from './pieces.ts';

/** Does the work: hands on each piece of text as it comes and ends with what is known at the end. */
export type WriteAnswer = (
  hand: (delta: string) => void,
  signal: AbortSignal,
) => Promise<ModelEnding>;

/**
 * Reads ahead of the caller: a slow caller neither slows the model nor runs into its time limit, and the result comes
 * even when no caller reads the text. At most `maxOutputTokens` of text wait in memory.
 */
export function startAnswer(
  timer: Timer,
  outerSignal: AbortSignal | undefined,
  write: WriteAnswer,
): ModelAnswer {
  const leaving = new AbortController();
  const signal = AbortSignal.any([leaving.signal, ...(outerSignal ? [outerSignal] : [])]);
  const pieces = createPieces();
  const settled = settle(timer, signal, pieces, write)
    .catch((error: unknown) => {
      // The one who stopped it knows why; what the transport says about it does not matter.
      const failure = signal.aborted ? failureOfSignal(signal) : error;
      leaving.abort();
      throw failure;
    })
    .finally(() => pieces.close());
  // Thrown in the consumer's loop as well. A consumer that reads only there must not bring the process down here.
  settled.catch(() => undefined);

  async function* read(): AsyncGenerator<string, void, undefined> {
    try {
      yield* pieces.read();
      await settled;
    } finally {
      leaving.abort();
    }
  }
  return { settled, [Symbol.asyncIterator]: read };
}

async function settle(
  timer: Timer,
  signal: AbortSignal,
  pieces: Pieces,
  write: WriteAnswer,
): Promise<ModelResult> {
  const startedAt = timer.now();
  let firstTokenMs: number | undefined;
  const hand = (delta: string): void => {
    if (delta === '' || signal.aborted) return;
    firstTokenMs ??= timer.now() - startedAt;
    pieces.add(delta);
  };
  // A stop takes effect at once, whether or not the writer listens to it.
  const { usage, finishReason } = await Promise.race([write(hand, signal), rejectOn(signal)]);
  const latencyMs = timer.now() - startedAt;
  return {
    text: pieces.whole(),
    usage,
    finishReason,
    latencyMs,
    firstTokenMs: firstTokenMs ?? latencyMs,
  };
}

const rejectOn = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(failureOfSignal(signal));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
