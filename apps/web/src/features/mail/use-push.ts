import type { OutputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { CallRefused } from '@palm/contract/client';
import { messages } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { announceFailure } from '../../lib/api/announce-failure.ts';
import { useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { announce, announceProblem } from '../../ui/feedback/announce.ts';
import { pushManager, subscribe, unsubscribe } from './push-browser.ts';
import { zoneHere } from './use-mail-settings.ts';

export type PushChoices = NonNullable<OutputOf<Calls['getPush']>['device']>;

export const NO_REMINDERS: PushChoices = {
  wants_today: false,
  wants_dates: false,
  quiet_from: 21,
  quiet_to: 8,
};

interface PushState {
  /** Null where this browser cannot have reminders. */
  readonly publicKey: string | null;
  /** What this browser gets; null for nothing. */
  readonly device: PushChoices | null;
}

const failed = (error: unknown): void =>
  announceFailure(
    error,
    error instanceof CallRefused && error.code === 'push_service_unknown'
      ? error.words
      : messages['push.failed'],
  );

/** The reminders of this browser. */
export function usePush(userId: string) {
  const client = useClient();
  const queries = useQueryClient();
  const queryKey = [...queryKeys.push, userId];
  const { data } = useQuery({
    queryKey,
    queryFn: async (): Promise<PushState> => {
      const manager = await pushManager();
      if (manager === null) return { publicKey: null, device: null };
      const endpoint = (await manager.getSubscription())?.endpoint;
      const { public_key, device } = await client(calls.getPush, { endpoint });
      return { publicKey: public_key, device };
    },
    meta: { loggedAs: 'The reminders could not be looked up' },
  });
  const show = (device: PushChoices | null): void => {
    queries.setQueryData<PushState>(queryKey, (state) => state && { ...state, device });
  };
  const save = useMutation({
    mutationFn: async (choices: PushChoices): Promise<boolean> => {
      const manager = await pushManager();
      const keys = manager && (await subscribe(manager, data?.publicKey ?? ''));
      if (keys === null) return false;
      await client(calls.savePush, { ...choices, ...keys, zone: zoneHere() });
      return true;
    },
    networkMode: 'always',
    onSuccess: (isSaved, choices) => {
      if (!isSaved) return announceProblem(messages['push.denied']);
      announce(messages[data?.device ? 'push.saved' : 'push.on']);
      show(choices);
    },
    onError: failed,
  });
  const stop = useMutation({
    mutationFn: async () => {
      const manager = await pushManager();
      const endpoint = (await manager?.getSubscription())?.endpoint;
      if (endpoint !== undefined) await client(calls.stopPush, { endpoint });
      if (manager !== null) await unsubscribe(manager);
    },
    networkMode: 'always',
    onSuccess: () => {
      announce(messages['push.off']);
      show(null);
    },
    onError: failed,
  });
  return {
    state: data,
    save: save.mutate,
    stop: () => stop.mutate(),
    isBusy: save.isPending || stop.isPending,
  };
}
