import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { PalmReaderFailed } from '../palm-reader.ts';
import type { PhotoJob, PhotoResult, Reply, Request } from './palm-messages.ts';
import { processUse } from './process-use.ts';
import { type ProcessLimits, PhotoTooCostly } from './process-limits.ts';

const LOOK_EVERY_MS = 100;
/** Requests go first where cores are few. */
const NICENESS = 5;
/** Nothing of our own environment: the process opens files of strangers, and needs no secret for it. */
const ENVIRONMENT = {
  UV_THREADPOOL_SIZE: '2',
  // Pixels come and go by the megabyte: what was freed goes back to the system at once.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '65536',
};
/** The pool's end of the line to one process. */
export class PalmProcess {
  readonly #limits: ProcessLimits;
  readonly #child: ChildProcess;
  readonly #started: Promise<Reply>;
  #models: Promise<Reply> | undefined;
  #settle: ((reply: Reply | Error) => void) | undefined;
  #gone: Error | undefined;
  #isWornOut = false;
  #photos = 0;

  constructor(file: URL, limits: ProcessLimits) {
    this.#limits = limits;
    this.#child = fork(file, {
      execArgv: [...limits.flags],
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (reply) => this.#settle?.(reply as Reply));
    this.#child.on('error', (cause) => this.#lose(new PalmReaderFailed('No process.', { cause })));
    this.#child.on('exit', () => this.#lose(new PalmReaderFailed('The process ended.')));
    this.#lowerPriority();
    this.#started = this.#next(limits.startMs, 'The process took too long to start.');
    // A caller with a photo gets the error of a failed start; without a photo the error can be ignored.
    this.#started.catch(() => undefined);
  }

  get isUsable(): boolean {
    return this.#gone === undefined && !this.#isWornOut;
  }

  async run(job: PhotoJob, bytes: Uint8Array): Promise<PhotoResult> {
    await this.#started;
    if (job.kind === 'read') await (this.#models ??= this.#loadModels());
    const stopLooking = this.#lookAtUse();
    try {
      const reply = await this.#ask({ kind: 'photo', job, bytes }, this.#limits.photoMs);
      if (reply.kind !== 'done') throw new PalmReaderFailed('The process spoke out of turn.');
      this.#photos += 1;
      const { restMemoryBytes, photosPerProcess } = this.#limits;
      this.#isWornOut = reply.memoryBytes > restMemoryBytes || this.#photos >= photosPerProcess;
      return reply.result;
    } finally {
      stopLooking();
    }
  }

  async stop(): Promise<void> {
    this.#lose(new PalmReaderFailed('The process was stopped.'));
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    // False where it never started.
    if (this.#child.kill('SIGKILL')) await ended;
  }

  #loadModels(): Promise<Reply> {
    return this.#ask({ kind: 'load-models' }, this.#limits.startMs);
  }

  async #ask(request: Request, limitMs: number): Promise<Reply> {
    const answered = this.#next(limitMs, 'The process took too long.');
    this.#child.send(request, (error) => error && this.#lose(error));
    const reply = await answered;
    if (reply.kind === 'failed') throw new PalmReaderFailed(reply.message);
    return reply;
  }

  /** The next thing the process says. Silence for too long ends it: one in a loop hears nothing else. */
  async #next(limitMs: number, late: string): Promise<Reply> {
    if (this.#gone) throw this.#gone;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    this.#settle = (reply) => (reply instanceof Error ? reject(reply) : resolve(reply));
    const timer = setTimeout(() => this.#end(new PalmReaderFailed(late)), limitMs);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#settle = undefined;
    }
  }

  /** Ends a photo that takes too much: native code hears nothing else either. */
  #lookAtUse(): () => void {
    const { pid } = this.#child;
    const before = pid === undefined ? null : processUse(pid);
    if (pid === undefined || before === null) return () => undefined;
    const { photoCpuMs, peakMemoryBytes } = this.#limits;
    const timer = setInterval(() => {
      const use = processUse(pid);
      if (use === null) return;
      if (use.cpuMs - before.cpuMs > photoCpuMs || use.memoryBytes > peakMemoryBytes) {
        this.#end(new PhotoTooCostly('The photo took too much.'));
      }
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }

  #lowerPriority(): void {
    const { pid } = this.#child;
    if (pid !== undefined) setPriority(pid, NICENESS);
  }

  #end(cause: Error): void {
    this.#lose(cause);
    void this.stop();
  }

  #lose(cause: Error): void {
    this.#gone ??=
      cause instanceof PalmReaderFailed ? cause : new PalmReaderFailed('Lost.', { cause });
    this.#settle?.(this.#gone);
  }
}
