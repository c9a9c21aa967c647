import { calls } from '@palm/contract/calls';
import { messages } from '@palm/contract/messages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announceFailure } from '../../lib/api/announce-failure.ts';
import { useAsked, useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { announce } from '../../ui/feedback/announce.ts';

const failed = (error: unknown): void => announceFailure(error, messages['calendar.failed']);

/** The private link of the user's dates. The server tells it once, when it is made. */
export function useCalendarLink(userId: string) {
  const client = useClient();
  const queries = useQueryClient();
  const queryKey = [...queryKeys.calendarLink, userId];
  const [address, setAddress] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey,
    ...useAsked(calls.getCalendarLink, {}),
    meta: { loggedAs: 'The calendar link could not be looked up' },
  });
  const make = useMutation({
    mutationFn: () => client(calls.makeCalendarLink, {}),
    networkMode: 'always',
    onSuccess: ({ path, made_at }) => {
      setAddress(location.origin + path);
      queries.setQueryData(queryKey, { made_at });
    },
    onError: failed,
  });
  const stop = useMutation({
    mutationFn: () => client(calls.stopCalendarLink, {}),
    networkMode: 'always',
    onSuccess: () => {
      setAddress(null);
      queries.setQueryData(queryKey, null);
      announce(messages['calendar.stopped']);
    },
    onError: failed,
  });
  return {
    /** Since when a link works; undefined while that is not known. */
    madeAt: data === null ? null : data?.made_at,
    /** Known on this page once it was made here. */
    address,
    make: async () => location.origin + (await make.mutateAsync()).path,
    stop: () => stop.mutate(),
    isBusy: make.isPending || stop.isPending,
  };
}

/** As calendar apps open it. */
export const webcalOf = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Some browsers allow copying only right after a press: then the address stands there to be copied by hand. */
export async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    announce(messages['calendar.copied']);
  } catch {
    announce(messages['calendar.copy-by-hand']);
  }
}
