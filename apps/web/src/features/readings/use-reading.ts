import { CallRefused } from '@palm/contract/client';
import { READINGS_AGAIN_MAX } from '@palm/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { announceSessionEnd, isSignedOut } from '../../lib/api/announce-failure.ts';
import { useTrack } from '../../lib/analytics/analytics-context.ts';
import { type Answer, type AnswerPart, askOracle } from '../../lib/api/ask-oracle.ts';
import { useClient } from '../../lib/api/client-context.ts';
import { useStoppable } from '../../lib/hooks/use-stoppable.ts';
import { announceProblem } from '../../ui/feedback/announce.ts';
import { promptOf, type ReadingRequest, readingTypeOf } from './reading-request.ts';
import { isFinal, wordsOfFailure } from './states/words-of-failure.ts';

/** One place for a reading: empty, being written, written, stopped half-way, or failed. */
export interface ReadingPlace {
  readonly request: ReadingRequest | undefined;
  /** The parts received so far. */
  readonly parts: readonly AnswerPart[];
  /** The whole, once it is there. */
  readonly answer: Answer | null;
  readonly isWriting: boolean;
  readonly hasFailed: boolean;
  readonly ask: (request: ReadingRequest) => void;
  /** Another page of the same. */
  readonly askAgain: () => void;
  /** The same once more, after it failed. */
  readonly retry: () => void;
  /** Ends the writing. What has come stays. */
  readonly stop: () => void;
  /** Empties the place. What is still being written is no longer waited for. */
  readonly clear: () => void;
}

interface Wish {
  readonly request: ReadingRequest;
  /** How often another reading was requested. */
  readonly again: number;
}

export function useReading(): ReadingPlace {
  const client = useClient();
  const track = useTrack();
  const { begin, stop } = useStoppable();
  const [parts, setParts] = useState<readonly AnswerPart[]>([]);
  const { mutate, reset, variables, data, status } = useMutation({
    mutationFn: ({ request, again }: Wish) =>
      askOracle(
        client,
        { message: promptOf(request), context: request, again },
        { signal: begin(), onPart: (part) => setParts((before) => [...before, part]) },
      ),
    onSuccess: (answer, { request }) =>
      answer && track('reading', { reading_type: readingTypeOf(request) }),
    // Said although the place is gone by now: the page of a visitor has none.
    onError: (error, { request }) =>
      isSignedOut(error) && announceSessionEnd(wordsOfFailure(error, request)),
  });

  const send = (wish: Wish): void => {
    const { request } = wish;
    setParts([]);
    // These callbacks are silent once the place was cleared, and so is the toast.
    mutate(wish, {
      onError(error) {
        if (!(error instanceof CallRefused)) reportError(error);
        if (!isSignedOut(error)) announceProblem(wordsOfFailure(error, request));
        if (isFinal(error)) reset();
      },
    });
  };

  return {
    request: variables?.request,
    parts,
    answer: data ?? null,
    isWriting: status === 'pending',
    hasFailed: status === 'error',
    ask: (request) => send({ request, again: 0 }),
    askAgain: () =>
      variables && send({ ...variables, again: Math.min(variables.again + 1, READINGS_AGAIN_MAX) }),
    retry: () => variables && send(variables),
    stop,
    clear: () => {
      stop();
      reset();
    },
  };
}
