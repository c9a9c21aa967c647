import { calls } from '@palm/contract/calls';
import { useQuery } from '@tanstack/react-query';
import { useAsked } from '../../lib/api/client-context.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';

/** The signed-in user's chart; null before a birth date is given. */
export function useChart() {
  return useQuery({
    queryKey: queryKeys.chart,
    ...useAsked(calls.getChart, {}),
    refetchOnWindowFocus: 'always',
  });
}
