import {
  type Answer,
  type Connection,
  type Connections,
  RolledBack,
  type Statement,
} from '../connections.ts';
import type { Actor, Database } from '../db.ts';
import { openDatabase } from '../open-database.ts';
import { TAKE_ROLE } from '../take-role.ts';
import { Turns } from '../turns.ts';
import { lockFolder } from './embedded-folder.ts';
import type { Step, StepAnswer } from './embedded-messages.ts';
import { EmbeddedThread } from './embedded-thread.ts';

/** PostgreSQL in WebAssembly on a thread of its own, with one connection, in a folder that is this process's alone. */
export async function openEmbedded(directory: string): Promise<Database> {
  const lock = lockFolder(directory);
  try {
    const thread = await EmbeddedThread.start(directory);
    return openDatabase(connectionsOf(thread, () => lock.release()));
  } catch (error) {
    lock.release();
    throw error;
  }
}

function connectionsOf(thread: EmbeddedThread, release: () => void): Connections {
  const connection = new EmbeddedConnection(thread);
  const turns = new Turns();
  return {
    hold: (work) => turns.take(() => work(connection)),
    close: async () => {
      await thread.close();
      release();
    },
  };
}

class EmbeddedConnection implements Connection {
  readonly #thread: EmbeddedThread;

  constructor(thread: EmbeddedThread) {
    this.#thread = thread;
  }

  run(statement: Statement): Promise<Answer> {
    return this.#one({ kind: 'statement', statement });
  }

  async script(sql: string): Promise<Answer[]> {
    return [...(await this.#thread.take({ kind: 'script', sql }))];
  }

  async begin(actor?: Actor): Promise<boolean> {
    if (!actor) {
      await this.#one(BEGIN);
      return true;
    }
    const takeRole = plain(TAKE_ROLE, [actor.userId, actor.sessionId]);
    const [, taken] = await this.#thread.take(BEGIN, takeRole);
    return taken?.rows.length === 1;
  }

  async commit(): Promise<void> {
    const { command } = await this.#one(COMMIT);
    if (command === 'ROLLBACK') throw new RolledBack();
  }

  async rollback(): Promise<void> {
    // It fails only when the thread is gone, and the error that made us roll back says so already.
    await this.#one(ROLLBACK).catch(() => undefined);
  }

  async #one(step: Step): Promise<StepAnswer> {
    const [answer] = await this.#thread.take(step);
    if (!answer) throw new Error('The embedded database gave no answer.');
    return answer;
  }
}

function plain(sql: string, params: readonly unknown[] = []): Step {
  return { kind: 'statement', statement: { sql, params, rowMode: 'array', times: 'text' } };
}

const BEGIN = plain('begin');
const COMMIT = plain('commit');
const ROLLBACK = plain('rollback');
