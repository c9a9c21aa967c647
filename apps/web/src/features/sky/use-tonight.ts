import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/api/query-keys.ts';
import { computeTonight } from './compute-tonight.ts';
import { renderedTonight } from './rendered-tonight.ts';
import type { TonightOnPage } from './tonight.ts';

/** A sky of ten minutes ago is drawn alike: the Moon went on by a twelfth of a degree. */
const FRESH_MS = 10 * 60_000;

/** The sky of the day the page was printed on, and, as soon as this browser has computed it, of now. */
export function useTonight(): TonightOnPage {
  const { data } = useQuery({
    queryKey: queryKeys.tonight,
    queryFn: computeTonight,
    initialData: renderedTonight,
    initialDataUpdatedAt: () => renderedTonight()?.at,
    staleTime: FRESH_MS,
    // Nothing is fetched but the code, which an installed app has with it.
    networkMode: 'always',
    meta: { loggedAs: 'The sky could not be computed' },
  });
  return data === undefined
    ? { sky: import.meta.env.SKY_AT_BUILD, zone: 'UTC' }
    : { sky: data, zone: undefined };
}
