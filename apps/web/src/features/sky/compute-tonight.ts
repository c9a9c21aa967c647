import type { Tonight } from './tonight.ts';

/** The sky of this moment, computed beside the page. */
export const computeTonight = (): Promise<Tonight> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./tonight-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Tonight>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own to name
    worker.postMessage(Date.now());
  });
