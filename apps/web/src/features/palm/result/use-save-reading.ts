import { calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { type Message, messages } from '@palm/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { announceFailure, isSignedOut } from '../../../lib/api/announce-failure.ts';
import { useClient } from '../../../lib/api/client-context.ts';
import { queryKeys } from '../../../lib/api/query-keys.ts';
import { announce } from '../../../ui/feedback/announce.ts';
import { savedWords } from '../palm-words.ts';
import type { Allowance } from '../use-allowance.ts';

const SAID_AS_IT_IS: ReadonlySet<string> = new Set([
  'storage_limit',
  'trial_limit',
  'reading_gone',
]);
function wordsFor(error: Error): Message {
  if (isSignedOut(error)) return messages['palm.authentication-required'];
  const isSaid = error instanceof CallRefused && SAID_AS_IT_IS.has(error.code);
  return isSaid ? error.words : messages['saved.save-failed'];
}

/** Saves the reading, and shows how many are saved now. */
export function useSaveReading(allowance: Allowance | undefined, onSaved: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  /** A ref, because the second click of a double click comes before the next render. */
  const isUnderWay = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (scanId: string) => client(calls.saveReading, { scanId }),
    // Without a connection it fails and says so, instead of waiting for one.
    networkMode: 'always',
    onSuccess: ({ saved }) => {
      onSaved();
      queries.setQueriesData<Allowance>(
        { queryKey: queryKeys.palmAllowance },
        (last) => last && { ...last, saved },
      );
      void queries.invalidateQueries({ queryKey: queryKeys.savedReadings });
      const note = allowance && savedWords({ ...allowance, saved });
      announce({ ...messages['saved.saved'], ...(note !== undefined && { note }) });
    },
    onError: (error) => announceFailure(error, wordsFor(error)),
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  const save = (scanId: string): void => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    mutate(scanId);
  };
  return { save, isPending };
}
