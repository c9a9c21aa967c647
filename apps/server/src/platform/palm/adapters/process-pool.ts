import {
  PalmReaderBusy,
  PalmReaderFailed,
  type PalmReader,
  type PhotoSource,
} from '../palm-reader.ts';
import type { PhotoJob, PhotoResult, PhotoResults } from './palm-messages.ts';
import { PalmProcess } from './palm-process.ts';
import { PhotoTooCostly } from './process-limits.ts';
import { type PoolOptions, DEFAULTS } from './pool-options.ts';

interface Waiting {
  readonly job: PhotoJob;
  readonly photo: PhotoSource;
  readonly resolve: (result: PhotoResult) => void;
  readonly reject: (error: unknown) => void;
  readonly patience: NodeJS.Timeout;
}

/** Opens photos in processes of their own. One that crashes or is stopped loses its one photo and is replaced. */
export function createProcessPool(options: Partial<PoolOptions> = {}): PalmReader {
  const pool = new Pool({ ...DEFAULTS, ...options });
  return {
    read: (photo) =>
      pool.run({ kind: 'read' }, photo).catch((error: unknown) => {
        if (error instanceof PhotoTooCostly) return { verdict: 'refused', reason: 'too-complex' };
        throw error;
      }),
    clean: (photo) =>
      pool.run({ kind: 'clean' }, photo).catch((error: unknown) => {
        if (error instanceof PhotoTooCostly) return { isPhoto: false, reason: 'too-complex' };
        throw error;
      }),
    shrink: (photo, maxSidePx) => pool.run({ kind: 'shrink', maxSidePx }, photo),
    giveBack: () => pool.endIdle(),
    close: () => pool.close(),
  };
}

class Pool {
  readonly #settings: PoolOptions;
  readonly #waiting: Waiting[] = [];
  readonly #processes = new Set<PalmProcess>();
  readonly #idle = new Map<PalmProcess, NodeJS.Timeout>();
  #isClosed = false;

  constructor(settings: PoolOptions) {
    this.#settings = settings;
  }

  async run<Job extends PhotoJob>(
    job: Job,
    photo: PhotoSource,
  ): Promise<PhotoResults[Job['kind']]> {
    if (this.#isClosed) throw new PalmReaderFailed('The palm reader is closed.');
    const { maxWaiting, waitMs } = this.#settings;
    if (this.#waiting.length >= maxWaiting) throw new PalmReaderBusy('Too many photos wait.');
    const { promise, resolve, reject } = Promise.withResolvers<PhotoResult>();
    const waiting: Waiting = {
      job,
      photo,
      resolve,
      reject,
      patience: setTimeout(() => this.#giveUp(waiting), waitMs),
    };
    this.#waiting.push(waiting);
    this.#serveNext();
    // A process answers a job with the result of its kind.
    return (await promise) as PhotoResults[Job['kind']];
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject, patience } of this.#waiting.splice(0)) {
      clearTimeout(patience);
      reject(new PalmReaderFailed('The palm reader is closed.'));
    }
    for (const timer of this.#idle.values()) clearTimeout(timer);
    await Promise.all([...this.#processes].map((process) => process.stop()));
  }

  async endIdle(): Promise<void> {
    const idle = [...this.#idle.keys()];
    for (const process of idle) {
      clearTimeout(this.#idle.get(process));
      this.#processes.delete(process);
    }
    this.#idle.clear();
    await Promise.all(idle.map((process) => process.stop()));
  }

  #giveUp(waiting: Waiting): void {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    waiting.reject(new PalmReaderBusy('The photo waited too long.'));
  }

  #serveNext(): void {
    if (this.#isClosed || this.#waiting.length === 0) return;
    const process = this.#takeIdle() ?? this.#start();
    const next = process && this.#waiting.shift();
    if (next) void this.#serve(process, next);
  }

  async #serve(process: PalmProcess, { job, photo, ...waiting }: Waiting): Promise<void> {
    clearTimeout(waiting.patience);
    try {
      waiting.resolve(await process.run(job, await photo()));
    } catch (error) {
      waiting.reject(error);
    }
    if (process.isUsable && !this.#isClosed) this.#rest(process);
    else this.#drop(process);
    this.#serveNext();
  }

  #start(): PalmProcess | undefined {
    const { processes, workerFile } = this.#settings;
    if (this.#processes.size >= processes) return undefined;
    const process = new PalmProcess(workerFile, this.#settings);
    this.#processes.add(process);
    return process;
  }

  #takeIdle(): PalmProcess | undefined {
    const [process] = this.#idle.keys();
    if (process === undefined) return undefined;
    clearTimeout(this.#idle.get(process));
    this.#idle.delete(process);
    return process.isUsable ? process : this.#drop(process);
  }

  #rest(process: PalmProcess): void {
    const end = () => {
      this.#idle.delete(process);
      this.#drop(process);
    };
    this.#idle.set(process, setTimeout(end, this.#settings.idleMs).unref());
  }

  #drop(process: PalmProcess): undefined {
    this.#processes.delete(process);
    void process.stop();
  }
}
