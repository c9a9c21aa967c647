import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DatabaseDown } from '../database-down.ts';
import { failureFrom } from '../postgres-error.ts';
import type { Outcome, Reply, Request, Step, StepAnswer, Task } from './embedded-messages.ts';

interface Waiting {
  resolve(answers: readonly StepAnswer[]): void;
  reject(error: Error): void;
}

/** Enough for PostgreSQL to notice by itself that a statement nests too deep: it counts its own stack, not the thread's. */
const STACK_MB = 32;

/** The main thread's end of the line to the database's thread. */
export class EmbeddedThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  /** What has been asked since the last message went out. */
  #tasks: Task[] = [];
  #ids = 0;
  #gone: Error | undefined;
  #onLost = (): void => {};

  /** `onLost` is told when the thread, once it had begun, ends without having been asked to. */
  static async start(directory: string, onLost: () => void): Promise<EmbeddedThread> {
    const thread = new EmbeddedThread(directory);
    await thread.#ready();
    thread.#onLost = onLost;
    return thread;
  }

  private constructor(directory: string) {
    // No execArgv: what the parent was started with (a debugger, a test runner's loader) is not for this thread.
    this.#worker = new Worker(new URL('embedded-worker.ts', import.meta.url), {
      workerData: directory,
      execArgv: [],
      resourceLimits: { stackSizeMb: STACK_MB },
    });
    this.#worker.on('error', (error) => this.#lose(error));
    this.#worker.on('exit', () => this.#lose());
    // An answer that this thread cannot take (values nested thousands deep): whose it was cannot be told.
    this.#worker.on('messageerror', (error) => this.#rejectAll(error));
  }

  async #ready(): Promise<void> {
    await Promise.race([once(this.#worker, 'message'), once(this.#worker, 'exit')]);
    if (this.#gone) throw this.#gone;
    this.#worker.on('message', (reply: Reply) => {
      if (reply.kind === 'outcomes') reply.outcomes.forEach((outcome) => this.#settle(outcome));
    });
  }

  take(...steps: Step[]): Promise<readonly StepAnswer[]> {
    return new Promise((resolve, reject) => {
      if (this.#gone) return reject(this.#gone);
      this.#ids += 1;
      this.#waiting.set(this.#ids, { resolve, reject });
      // A tick comes once everybody who can go on now has said what they want.
      if (this.#tasks.length === 0) process.nextTick(() => this.#sendTasks());
      this.#tasks.push({ id: this.#ids, steps });
    });
  }

  #sendTasks(): void {
    this.#send({ kind: 'tasks', tasks: this.#tasks.splice(0) });
  }

  async close(): Promise<void> {
    if (this.#gone) return;
    this.#onLost = () => {};
    const exit = once(this.#worker, 'exit');
    this.#send({ kind: 'close' });
    await exit;
  }

  #send(request: Request): void {
    this.#worker.postMessage(request, []);
  }

  #settle(outcome: Outcome): void {
    const waiting = this.#waiting.get(outcome.id);
    this.#waiting.delete(outcome.id);
    if (outcome.kind === 'answers') waiting?.resolve(outcome.answers);
    else if (outcome.isDatabaseError) waiting?.reject(failureFrom(outcome.report));
    else waiting?.reject(new Error(outcome.report.message));
  }

  /** Whether what was under way had been written cannot be known; it was not acknowledged. */
  #lose(cause?: unknown): void {
    if (this.#gone) return;
    this.#gone = new DatabaseDown('The embedded database has stopped.', { cause });
    this.#rejectAll(this.#gone);
    this.#onLost();
  }

  #rejectAll(error: Error): void {
    for (const waiting of this.#waiting.values()) waiting.reject(error);
    this.#waiting.clear();
  }
}
