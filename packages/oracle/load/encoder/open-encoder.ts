import { Worker } from 'node:worker_threads';
import type { Embed } from '../../src/chat/embed.ts';
import type { EncoderReply, EncoderRequest } from './encoder-messages.ts';

const WORKER = new URL('encoder-worker.ts', import.meta.url);
/** A longer text costs time by its square and means no more. */
const LONGEST = 400;
const IDLE_MS = 10 * 60_000;

export interface Encoder {
  readonly embed: Embed;
  /** Ends the worker; the next use starts another. */
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (vectors: Float32Array[]) => void;
  readonly reject: (error: Error) => void;
}

/** The sentence encoder in a thread of its own: loaded on first use, released when idle. */
export function openEncoder(idleMs = IDLE_MS): Encoder {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const settle = (reply: EncoderReply): void => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) asked?.reject(new Error(reply.error));
    else asked?.resolve([...reply.vectors]);
    if (waiting.size === 0) rest();
  };

  const rest = (): void => {
    worker?.unref();
    idle = setTimeout(() => void close(), idleMs).unref();
  };

  const fail = (failed: Worker, error: Error): void => {
    if (worker !== failed) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(WORKER);
    started.on('message', settle);
    started.on('error', (error: Error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('The encoder has ended')));
    return started;
  };

  const embed: Embed = (texts) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const request: EncoderRequest = {
        id: lastId,
        texts: texts.map((text) => text.slice(0, LONGEST)),
      };
      worker.postMessage(request, []);
    });

  const close = async (): Promise<void> => {
    clearTimeout(idle);
    await worker?.terminate();
  };

  return { embed, close };
}
