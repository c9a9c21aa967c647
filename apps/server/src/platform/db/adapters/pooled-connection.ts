import { DatabaseError, type PoolClient } from 'pg';
import { reasonOf } from '../../cannot-start.ts';
import { type Answer, type Connection, RolledBack, type Statement } from '../connections.ts';
import { DatabaseDown } from '../database-down.ts';
import type { Actor } from '../db.ts';
import { failureFrom } from '../postgres-error.ts';
import { isTaken, takeRole } from '../take-role.ts';
import type { StatementNames } from './statement-names.ts';
import { TIMES_AS_TEXT, TIMES_AS_DATES } from './time-parsers.ts';

export class PooledConnection implements Connection {
  readonly #client: PoolClient;
  readonly #names: StatementNames;
  readonly #isLost: () => boolean;
  /**
   * The transaction could not be ended, or its prepared statements are out of date: the connection must not be reused.
   */
  isSpoilt = false;

  constructor(client: PoolClient, names: StatementNames, isLost: () => boolean) {
    this.#client = client;
    this.#names = names;
    this.#isLost = isLost;
  }

  async run({ sql, params, rowMode, times }: Statement): Promise<Answer> {
    const types = times === 'text' ? TIMES_AS_TEXT : TIMES_AS_DATES;
    // Raw statements are rarely the same twice, and may be written with a star.
    const name = times === 'text' ? this.#names.of(sql) : undefined;
    const query = { text: sql, values: [...params], types, ...(name !== undefined && { name }) };
    return this.#heard(
      rowMode === 'array' ? this.#client.query({ ...query, rowMode }) : this.#client.query(query),
    );
  }

  /** All sent before the first is answered. After one that fails the others fail too, and the commit rolls back. */
  async runAs(actor: Actor, statements: readonly Statement[]): Promise<Answer[] | null> {
    const begun = this.#heard(this.#client.query('begin'));
    const taken = this.run(takeRole(actor));
    const answers = statements.map((statement) => this.run(statement));
    const ended = this.commit();
    await Promise.allSettled([begun, taken, ...answers, ended]);
    await begun;
    if (!isTaken(await taken)) return null;
    const all = await Promise.all(answers);
    await ended;
    return all;
  }

  async script(sql: string): Promise<Answer[]> {
    // One result for one statement, a list for several: the types of pg know only the first.
    const results: Answer | Answer[] = await this.#heard(
      this.#client.query<Record<string, unknown>>({ text: sql, types: TIMES_AS_DATES }),
    );
    return Array.isArray(results) ? results : [results];
  }

  async commit(): Promise<void> {
    const { command } = await this.#heard(this.#client.query('commit'));
    if (command === 'ROLLBACK') throw new RolledBack();
  }

  async rollback(): Promise<void> {
    try {
      await this.#heard(this.#client.query('rollback'));
    } catch {
      // The error that made us roll back is the one worth telling; this connection is given up.
      this.isSpoilt = true;
    }
  }

  async #heard<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      if (this.#isLost()) down(error);
      if (!(error instanceof DatabaseError)) throw error;
      this.isSpoilt ||= error.code === PLAN_OUT_OF_DATE;
      throw failureFrom(error);
    }
  }
}

export function down(cause: unknown): never {
  throw new DatabaseDown(reasonOf(cause), { cause });
}

/** "cached plan must not change result type": the table was altered by another process. */
const PLAN_OUT_OF_DATE = '0A000';
