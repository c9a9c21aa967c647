import { Worker } from 'node:worker_threads';
import type { Embed } from '../src/chat/embed.ts';
import type { FindClaims } from '../src/checks/claims/claim-kinds.ts';
import type { Heard } from '../src/safety/alarm/alarm-model.ts';
import type { NearWithStory, Understood } from '../src/chat/understood.ts';
import type {
  KnownFamilies,
  UnderstandingReply,
  UnderstandingRequest,
} from './understanding-messages.ts';

const WORKER = new URL('understanding-worker.ts', import.meta.url);
const IDLE_MS = 5 * 60_000;
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

export interface Understanding {
  readonly embed: Embed;
  readonly understand: (message: string, today: string) => Promise<Understood>;
  readonly readWithStory: (story: string, later: string, today: string) => Promise<NearWithStory>;
  /** What the classifier of dangers makes of a message. */
  readonly hear: (message: string, mayBeDoubted: boolean) => Promise<Heard>;
  /** What sentences of a model claim to know. */
  readonly findClaims: FindClaims;
  /** Whether the worker runs: it needs seconds to start. */
  readonly isOpen: () => boolean;
  /** Ends the worker; the next use starts another. */
  readonly close: () => Promise<void>;
}

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;

interface Waiting {
  readonly resolve: (reply: UnderstandingReply) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Encoder, model and everything else that takes time with a message, in a thread of its own: loaded on first use,
 * released when idle.
 */
export function openUnderstanding(families: KnownFamilies = [], idleMs = IDLE_MS): Understanding {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const settle = (reply: UnderstandingReply): void => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) asked?.reject(new Error(reply.error));
    else asked?.resolve(reply);
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
    const started = new Worker(WORKER, { workerData: families, resourceLimits: LIMITS });
    started.on('message', settle);
    started.on('error', (error: Error) => fail(started, error));
    started.on('exit', () => fail(started, new Error('The understanding has ended')));
    return started;
  };

  const ask = (request: Without<UnderstandingRequest>): Promise<UnderstandingReply> =>
    new Promise((resolve, reject) => {
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ ...request, id: lastId }, []);
    });

  const close = async (): Promise<void> => {
    clearTimeout(idle);
    await worker?.terminate();
  };

  return {
    embed: async (texts) => {
      const reply = await ask({ texts });
      return 'vectors' in reply ? [...reply.vectors] : [];
    },
    understand: async (message, today) => {
      const reply = await ask({ message, today });
      if ('understood' in reply) return reply.understood;
      throw new TypeError('Not an answer to this');
    },
    readWithStory: async (story, later, today) => {
      const reply = await ask({ story, later, today });
      if ('near' in reply) return reply.near;
      throw new TypeError('Not an answer to this');
    },
    hear: async (message, mayBeDoubted) => {
      const reply = await ask({ hear: message, mayBeDoubted });
      if ('heard' in reply) return reply.heard;
      throw new TypeError('Not an answer to this');
    },
    findClaims: async (sentences) => {
      const reply = await ask({ claimsIn: sentences });
      if ('claims' in reply) return reply.claims;
      throw new TypeError('Not an answer to this');
    },
    isOpen: () => worker !== null,
    close,
  };
}
