import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import type { Tonight } from './tonight.ts';
import type { Zone } from './tonight-words.ts';

export interface TonightOnPage {
  readonly sky: Tonight;
  readonly zone: Zone;
}

/** A sky of ten minutes ago is drawn alike: the Moon went on by a twelfth of a degree. */
const FRESH_MS = 10 * 60_000;

/** The page is read first and computes afterwards. Safari has no idle callback. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });

async function computeTonight(): Promise<Tonight> {
  await whenIdle();
  const { tonightAt } = await import('./tonight-at.ts');
  return tonightAt(Date.now());
}

/** The sky of the day the page was printed on, and, as soon as this browser has computed it, of now. */
export function useTonight(): TonightOnPage {
  const { data } = useQuery({
    queryKey: queryKeys.tonight,
    queryFn: computeTonight,
    staleTime: FRESH_MS,
    // Nothing is fetched but the code, which an installed app has with it.
    networkMode: 'always',
    meta: { loggedAs: 'The sky could not be computed' },
  });
  return data === undefined
    ? { sky: import.meta.env.SKY_AT_BUILD, zone: 'UTC' }
    : { sky: data, zone: undefined };
}
