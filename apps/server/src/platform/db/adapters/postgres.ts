import {
  type CustomTypesConfig,
  DatabaseError,
  escapeLiteral,
  Pool,
  type PoolClient,
  types as pgTypes,
} from 'pg';
import {
  type Answer,
  type Connection,
  type Connections,
  RolledBack,
  type Statement,
} from '../connections.ts';
import type { Actor, Database } from '../db.ts';
import { openDatabase } from '../open-database.ts';
import { PostgresError } from '../postgres-error.ts';
import { TAKE_ROLE } from '../take-role.ts';
import { Turns } from '../turns.ts';

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
    application_name: 'palm-and-soul',
    options: '-c timezone=UTC -c datestyle=ISO',
  });
  // The server closed an idle connection. The pool drops it and opens another when one is needed.
  pool.on('error', () => {});
  const database = openDatabase(connectionsOf(pool));
  try {
    await database.ping();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function connectionsOf(pool: Pool): Connections {
  return {
    hold: async (work) => {
      const client = await pool.connect();
      const connection = new PooledConnection(client);
      try {
        return await work(connection);
      } finally {
        client.release(connection.isSpoilt);
      }
    },
    close: () => pool.end(),
  };
}

class PooledConnection implements Connection {
  readonly #client: PoolClient;
  /** A transaction may send several statements at once; pg wants them one by one. */
  readonly #turns = new Turns();
  /** Its transaction could not be ended: nobody else may get it. */
  isSpoilt = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async run({ sql, params, rowMode, times }: Statement): Promise<Answer> {
    const types = times === 'text' ? TIMES_AS_TEXT : TIMES_AS_DATES;
    const values = [...params];
    return this.#inTurn(() =>
      rowMode === 'array'
        ? this.#client.query({ text: sql, values, types, rowMode })
        : this.#client.query({ text: sql, values, types }),
    );
  }

  async script(sql: string): Promise<Answer[]> {
    // One result for one statement, a list for several: the types of pg know only the first.
    const results: Answer | Answer[] = await this.#inTurn(() =>
      this.#client.query<Record<string, unknown>>({ text: sql, types: TIMES_AS_DATES }),
    );
    return Array.isArray(results) ? results : [results];
  }

  async begin(actor?: Actor): Promise<boolean> {
    if (!actor) {
      await this.script('begin');
      return true;
    }
    // One message instead of two; several statements in one message cannot have parameters.
    const user = escapeLiteral(actor.userId);
    const session = escapeLiteral(actor.sessionId);
    const takeRole = TAKE_ROLE.replace('$1', () => user).replace('$2', () => session);
    const results = await this.script(`begin; ${takeRole}`);
    return results[1]?.rows.length === 1;
  }

  async commit(): Promise<void> {
    const { command } = await this.#inTurn(() => this.#client.query('commit'));
    if (command === 'ROLLBACK') throw new RolledBack();
  }

  async rollback(): Promise<void> {
    try {
      await this.#inTurn(() => this.#client.query('rollback'));
    } catch {
      // The error that made us roll back is the one worth telling; this connection is given up.
      this.isSpoilt = true;
    }
  }

  async #inTurn<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await this.#turns.take(send);
    } catch (error) {
      throw error instanceof DatabaseError ? new PostgresError(error) : error;
    }
  }
}

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
