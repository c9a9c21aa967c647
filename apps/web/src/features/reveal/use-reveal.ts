import type { OutputOf } from '@palm/contract/call';
import { type Calls, calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { userTimeZone } from '../../lib/dates/user-time-zone.ts';
import { useAsked, useClient } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';
import type { KeptBirth } from '../../lib/user/kept-birth.ts';

export type Reveal = NonNullable<OutputOf<Calls['getReveal']>>;
export type Placement = Reveal['placements'][number];
export type TodayOpening = OutputOf<Calls['previewChart']>['today'];

/** The chart of what a visitor typed. The server keeps nothing of it. */
export function usePreview(birth: KeptBirth) {
  const client = useClient();
  const { birth_city: _city, birth_country: _country, birth_time_unknown: _, ...moment } = birth;
  return useQuery({
    queryKey: ['preview', moment],
    queryFn: () => client(calls.previewChart, { ...moment, zone: userTimeZone() }),
    staleTime: Infinity,
  });
}

/** The signed-in user's chart in words; null before a birth date is given. */
export function useOwnReveal(isReady: boolean) {
  const { queryFn, initialData } = useAsked(calls.getReveal, {});
  return useQuery({
    queryKey: queryKeys.reveal,
    queryFn,
    initialData: () => (isReady ? initialData() : undefined),
    enabled: isReady,
  });
}
