import { type CustomTypesConfig, DatabaseError, Pool, type PoolClient, types as pgTypes } from 'pg';
import { CannotStart, reasonOf } from '../../cannot-start.ts';
import {
  type Answer,
  type Connection,
  type Connections,
  RolledBack,
  type Statement,
} from '../connections.ts';
import { DatabaseDown } from '../database-down.ts';
import type { Actor, Database } from '../db.ts';
import { openDatabase } from '../open-database.ts';
import { failureFrom } from '../postgres-error.ts';
import { isTaken, takeRole } from '../take-role.ts';
import { StatementNames } from './statement-names.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly maxConnections?: number;
  readonly statementTimeoutMs?: number;
}

/** PostgreSQL 15 or newer. Any number of processes may share it. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const pool = new Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'palm-and-soul',
    // A statement is sent without waiting for the answer to the one before it.
    pipeline: true,
    options: '-c timezone=UTC -c datestyle=ISO',
  });
  const database = openDatabase(connectionsOf(pool));
  try {
    await database.ping();
  } catch (cause) {
    await database.close();
    throw new CannotStart(
      `The database at DATABASE_URL does not let us in: ${reasonOf(cause)}. Check that it runs, and that user, password and database are right.`,
      { cause },
    );
  }
  return database;
}

function connectionsOf(pool: Pool): Connections {
  const names = new StatementNames();
  const lost = new WeakSet<PoolClient>();
  // The pool handles errors of a connection only while it is idle, and an unhandled error event ends the process.
  pool.on('connect', (client) => client.on('error', () => lost.add(client)));
  // The pool has dropped an idle connection and opens another when one is needed.
  pool.on('error', () => {});
  const hold = async <T>(work: (connection: PooledConnection) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch(down);
    const connection = new PooledConnection(client, names, () => lost.has(client));
    try {
      return await work(connection);
    } finally {
      client.release(connection.isSpoilt);
    }
  };
  return {
    run: (statement) => hold((connection) => connection.run(statement)),
    runAs: (actor, statements) => hold((connection) => connection.runAs(actor, statements)),
    hold,
    close: () => pool.end(),
  };
}

class PooledConnection implements Connection {
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

function down(cause: unknown): never {
  throw new DatabaseDown(reasonOf(cause), { cause });
}

/** "cached plan must not change result type": the table was altered by another process. */
const PLAN_OUT_OF_DATE = '0A000';

/** count(*) is an int8: a number here as in the embedded database, and exact beyond 2^53. */
function parseInt8(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

type TypeId = Parameters<typeof pgTypes.getTypeParser>[0];
const keep = (text: string): string => text;

const { builtins } = pgTypes;
/** A day and a span have no honest Date, so they stay text for everybody. */
const ALWAYS_TEXT: readonly TypeId[] = [builtins.DATE, builtins.INTERVAL];
const INSTANTS: readonly TypeId[] = [builtins.TIMESTAMP, builtins.TIMESTAMPTZ];

function parsers(asText: readonly TypeId[]): CustomTypesConfig {
  const getTypeParser: typeof pgTypes.getTypeParser = (oid: TypeId, format?: 'text' | 'binary') => {
    if (oid === builtins.INT8) return parseInt8;
    if (asText.includes(oid)) return keep;
    return pgTypes.getTypeParser(oid, format);
  };
  return { getTypeParser };
}

const TIMES_AS_TEXT = parsers([...ALWAYS_TEXT, ...INSTANTS]);
const TIMES_AS_DATES = parsers(ALWAYS_TEXT);
