import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MailProcess, QueueState } from './mail-process.ts';
import { Answer } from './orders.ts';

const MAIN = fileURLToPath(new URL('mail-process-main.ts', import.meta.url));

interface Waiter {
  readonly resolve: (state: QueueState | null) => void;
  readonly reject: (error: Error) => void;
}

/** A process of its own that sends mail, and can be killed in the midst of it. */
export class ChildMailProcess implements MailProcess {
  readonly #child: ChildProcess;
  readonly #waiters = new Map<number, Waiter>();
  #orders = 0;

  private constructor(child: ChildProcess) {
    this.#child = child;
    child.on('message', (message) => this.#take(message));
    child.on('exit', () => {
      for (const { reject } of this.#waiters.values()) reject(new Error('the process is dead'));
      this.#waiters.clear();
    });
  }

  static async start(database: string, smtpUrl: string): Promise<ChildMailProcess> {
    const child = spawn(process.execPath, [MAIN, database, smtpUrl], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return new ChildMailProcess(child);
  }

  async strike(now: Date): Promise<void> {
    await this.#order({ kind: 'strike', now: now.toISOString() });
  }

  async state(): Promise<QueueState> {
    const state = await this.#order({ kind: 'state' });
    if (state === null) throw new Error('a state was asked for');
    return state;
  }

  /** As a power cut would. */
  async close(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }

  #order(order: { kind: string; now?: string }): Promise<QueueState | null> {
    const id = (this.#orders += 1);
    return new Promise((resolve, reject) => {
      this.#waiters.set(id, { resolve, reject });
      if (!this.#child.connected) return reject(new Error('the process is dead'));
      this.#child.send({ id, ...order }, (error) => error && reject(error));
    });
  }

  #take(message: unknown): void {
    const { id, answer = null, error } = Answer.parse(message);
    const waiter = this.#waiters.get(id);
    this.#waiters.delete(id);
    if (error === undefined) waiter?.resolve(answer);
    else waiter?.reject(new Error(error));
  }
}
