// Native code of sharp must be loaded here before any worker loads it, or it is unloaded with the first worker that
// ends (sharp's documentation, "Worker threads").
import 'sharp';
import { availableParallelism } from 'node:os';
import type { PalmReading } from '@palm/palmistry/palm-reading';
import { PalmReaderBusy, PalmReaderFailed, type PalmReader } from '../palm-reader.ts';
import { PalmThread, type ThreadLimits } from './palm-thread.ts';

export interface PoolOptions extends ThreadLimits {
  /** Workers at most. Each starts with the first photo that finds no idle one. */
  readonly workers: number;
  /** Photos that may wait for a worker. */
  readonly maxWaiting: number;
  readonly workerFile: URL;
}

const DEFAULTS: PoolOptions = {
  // One core stays with the requests.
  workers: Math.max(1, Math.min(4, availableParallelism() - 1)),
  maxWaiting: 32,
  startMs: 60_000,
  photoMs: 20_000,
  memoryBytes: 384 * 2 ** 20,
  photosPerWorker: 1000,
  workerFile: new URL('palm-worker.ts', import.meta.url),
};

interface Waiting {
  readonly bytes: Uint8Array;
  readonly resolve: (reading: PalmReading) => void;
  readonly reject: (error: unknown) => void;
}

/** Reads photos in worker threads. A worker that crashes or hangs loses its one photo and is replaced. */
export function createWorkerPool(options: Partial<PoolOptions> = {}): PalmReader {
  const settings = { ...DEFAULTS, ...options };
  const waiting: Waiting[] = [];
  const threads = new Set<PalmThread>();
  const idle: PalmThread[] = [];
  let isClosed = false;

  const startThread = (): PalmThread | undefined => {
    if (threads.size >= settings.workers) return undefined;
    const thread = new PalmThread(settings.workerFile, settings);
    threads.add(thread);
    return thread;
  };

  const serveNext = (): void => {
    if (isClosed || waiting.length === 0) return;
    const thread = idle.pop() ?? startThread();
    const next = thread && waiting.shift();
    if (next) void serve(thread, next);
  };

  async function serve(thread: PalmThread, { bytes, resolve, reject }: Waiting): Promise<void> {
    try {
      resolve(await thread.read(bytes));
    } catch (error) {
      reject(error);
    }
    if (thread.isUsable) idle.push(thread);
    else {
      threads.delete(thread);
      void thread.stop();
    }
    serveNext();
  }

  return {
    read: (bytes) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new PalmReaderFailed('The palm reader is closed.'));
        if (waiting.length >= settings.maxWaiting) {
          return reject(new PalmReaderBusy('Too many photos are waiting.'));
        }
        waiting.push({ bytes, resolve, reject });
        serveNext();
      }),
    close: async () => {
      isClosed = true;
      const closed = new PalmReaderFailed('The palm reader is closed.');
      for (const { reject } of waiting.splice(0)) reject(closed);
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}
