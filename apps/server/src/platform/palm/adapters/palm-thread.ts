import { Worker } from 'node:worker_threads';
import type { PalmReading } from '@palm/palmistry/palm-reading';
import { PalmReaderFailed } from '../palm-reader.ts';
import type { Reply, Request } from './palm-messages.ts';

export interface ThreadLimits {
  /** For loading the models. */
  readonly startMs: number;
  /** For one photo. */
  readonly photoMs: number;
  /** A thread that holds more after a photo is replaced. */
  readonly memoryBytes: number;
  /** So is one that has read this many: what native code holds for it cannot be measured. */
  readonly photosPerWorker: number;
}

/** The pool's end of the line to one worker. */
export class PalmThread {
  readonly #limits: ThreadLimits;
  readonly #worker: Worker;
  readonly #ready: Promise<void>;
  #settle: ((reply: Reply | Error) => void) | undefined;
  #gone: Error | undefined;
  #isWornOut = false;
  #photos = 0;

  constructor(file: URL, limits: ThreadLimits) {
    this.#limits = limits;
    // No execArgv: what the parent was started with (a debugger, a test runner's loader) is not for this thread.
    this.#worker = new Worker(file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: Math.ceil(limits.memoryBytes / 2 ** 20) },
    });
    this.#worker.on('message', (reply: Reply) => this.#settle?.(reply));
    this.#worker.on('error', (error) => this.#lose(error));
    this.#worker.on('exit', () => this.#lose());
    this.#ready = this.#start();
    // Whoever reads hears of a failed start; without a reader it is no news.
    this.#ready.catch(() => undefined);
  }

  get isUsable(): boolean {
    return this.#gone === undefined && !this.#isWornOut;
  }

  async read(bytes: Uint8Array): Promise<PalmReading> {
    await this.#ready;
    const request: Request = { bytes };
    const answered = this.#next(this.#limits.photoMs, 'The photo took too long.');
    this.#worker.postMessage(request, []);
    const reply = await answered;
    if (reply.kind !== 'read') throw new PalmReaderFailed(describe(reply));
    this.#photos += 1;
    this.#isWornOut =
      reply.memoryBytes > this.#limits.memoryBytes || this.#photos >= this.#limits.photosPerWorker;
    return reply.reading;
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  async #start(): Promise<void> {
    await this.#next(this.#limits.startMs, 'The palm models took too long to load.');
  }

  /** The next thing the worker says. Silence for too long ends it: a thread in a loop hears nothing else. */
  async #next(limitMs: number, late: string): Promise<Reply> {
    if (this.#gone) throw this.#gone;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    this.#settle = (reply) => (reply instanceof Error ? reject(reply) : resolve(reply));
    const timer = setTimeout(() => {
      this.#lose(late);
      void this.stop();
    }, limitMs);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#settle = undefined;
    }
  }

  #lose(cause?: unknown): void {
    const message = typeof cause === 'string' ? cause : 'The worker stopped.';
    this.#gone ??= new PalmReaderFailed(message, { cause });
    this.#settle?.(this.#gone);
  }
}

const describe = (reply: Reply): string =>
  reply.kind === 'failed' ? reply.message : 'The worker spoke out of turn.';
