import { type Answer, type Connection, RolledBack, type Statement } from '../connections.ts';
import type { Step, StepAnswer } from './embedded-messages.ts';
import type { EmbeddedThread } from './embedded-thread.ts';

export class EmbeddedConnection implements Connection {
  readonly #thread: EmbeddedThread;
  readonly #leave: () => void;

  constructor(thread: EmbeddedThread, leave: () => void) {
    this.#thread = thread;
    this.#leave = leave;
  }

  run(statement: Statement): Promise<Answer> {
    return this.#one({ kind: 'statements', statements: [statement] });
  }

  async script(sql: string): Promise<Answer[]> {
    return [...(await this.#thread.take({ kind: 'script', sql }))];
  }

  async commit(): Promise<void> {
    const answer = this.#one(COMMIT);
    this.#leave();
    const { command } = await answer;
    if (command === 'ROLLBACK') throw new RolledBack();
  }

  async rollback(): Promise<void> {
    // It fails only when the thread is gone, and the error that made us roll back says so already.
    const answer = this.#one(ROLLBACK).catch(() => undefined);
    this.#leave();
    await answer;
  }

  async #one(step: Step): Promise<StepAnswer> {
    return onlyOne(await this.#thread.take(step));
  }
}

export function onlyOne([answer]: readonly StepAnswer[]): StepAnswer {
  if (!answer) throw new Error('The embedded database gave no answer.');
  return answer;
}

function plain(sql: string): Step {
  const statement: Statement = { sql, params: [], rowMode: 'array', times: 'text' };
  return { kind: 'statements', statements: [statement] };
}

const COMMIT = plain('commit');
const ROLLBACK = plain('rollback');
