import { useQuery } from '@tanstack/react-query';
import type { Moon } from './moons.ts';

const moonsOn = (days: readonly number[]): Promise<readonly Moon[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./moons-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Moon[]>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own to name
    worker.postMessage(days);
  });

/** The Moon of each day; empty until this browser has computed them. */
export function useMoons(days: readonly number[]): readonly Moon[] {
  const { data = [] } = useQuery({
    queryKey: ['moons', ...days],
    queryFn: () => moonsOn(days),
    staleTime: Infinity,
    meta: { loggedAs: 'The Moons could not be computed' },
  });
  return data;
}
