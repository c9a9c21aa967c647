import type { InputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import type { KeptPerson } from '@palm/contract/entities';
import { type MessageKey, messages, say } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announceFailure } from '../../lib/api/announce-failure.ts';
import { useAsked, useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { copy } from './copy.ts';

/** The people that the user keeps, in the order they were added. */
export function usePeople(userId: string) {
  return useQuery({
    queryKey: [...queryKeys.people, userId],
    ...useAsked(calls.listPeople, {}),
    networkMode: 'always',
    meta: { loggedAs: 'The people could not be loaded' },
  });
}

const REASONS: ReadonlySet<string> = new Set([
  'person_incomplete',
  'birth_date_out_of_range',
  'timezone_unknown',
  'people_full',
  'person_gone',
]);

/** A refusal that has its own reason says it. */
const announceWith = (failed: MessageKey) => (error: unknown) =>
  announceFailure(
    error,
    error instanceof CallRefused && REASONS.has(error.code) ? error.words : messages[failed],
  );

export type PersonDetails = InputOf<Calls['savePerson']>;

export function useSavePerson(onSaved: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (details: PersonDetails) => client(calls.savePerson, details),
    networkMode: 'always',
    onSuccess: async ({ name }) => {
      await queries.invalidateQueries({ queryKey: queryKeys.people });
      announce(say('people.saved', { name }));
      onSaved();
    },
    onError: announceWith('people.save-failed'),
  });
}

export function useDeletePerson(onDeleted: () => void) {
  const client = useClient();
  const queries = useQueryClient();
  const { mutate: restore } = useSavePerson(() => {});
  return useMutation({
    mutationFn: ({ id }: KeptPerson) => client(calls.deletePerson, { id }),
    networkMode: 'always',
    onSuccess: async (_, { id: _gone, sign: _sign, ...details }) => {
      await queries.invalidateQueries({ queryKey: queryKeys.people });
      announce(say('people.deleted', { name: details.name }), {
        label: copy.undo,
        onClick: () => restore(details),
      });
      onDeleted();
    },
    onError: announceWith('people.delete-failed'),
  });
}
