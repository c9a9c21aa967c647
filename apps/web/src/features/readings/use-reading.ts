import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { useMutation } from '@tanstack/react-query';
import { useTrack } from '../../lib/analytics/analytics-context.ts';
import { useClient } from '../../lib/client-context.ts';
import { announceProblem } from '../../ui/announce.ts';
import type { Answer } from './answer.ts';
import { promptOf, type ReadingRequest, readingTypeOf } from './reading-request.ts';
import { isFinal, wordsOfFailure } from './words-of-failure.ts';

/** One place for a reading: empty, being written, written, or failed. */
export interface ReadingPlace {
  readonly request: ReadingRequest | undefined;
  readonly answer: Answer | undefined;
  readonly isWriting: boolean;
  readonly hasFailed: boolean;
  readonly ask: (request: ReadingRequest) => void;
  /** The same once more, in other words. */
  readonly askAgain: () => void;
  /** Empties the place. What is still being written is no longer waited for. */
  readonly clear: () => void;
}

export function useReading(): ReadingPlace {
  const client = useClient();
  const track = useTrack();
  const { mutate, reset, variables, data, status } = useMutation({
    mutationFn: (request: ReadingRequest) =>
      client(calls.oracleChat, {
        message: promptOf(request),
        context: request,
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    onSuccess: (_, request) => track('reading', { reading_type: readingTypeOf(request) }),
  });

  const ask = (request: ReadingRequest): void =>
    // These callbacks are silent once the place was cleared, and so is the toast.
    mutate(request, {
      onError(error) {
        if (!(error instanceof CallRefused)) reportError(error);
        announceProblem(wordsOfFailure(error, request));
        if (isFinal(error)) reset();
      },
    });

  return {
    request: variables,
    answer: data,
    isWriting: status === 'pending',
    hasFailed: status === 'error',
    ask,
    askAgain: () => variables && ask(variables),
    clear: reset,
  };
}
