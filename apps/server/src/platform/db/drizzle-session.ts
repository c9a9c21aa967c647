import type { Results, Transaction } from '@electric-sql/pglite';
import { DrizzleQueryError, type SQL } from 'drizzle-orm';
import {
  PgDialect,
  type PgPreparedQuery,
  type PgTransactionConfig,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import { PgliteDatabase, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import type { Connection, Statement } from './connections.ts';
import type { Db } from './db.ts';

/*
 * One drizzle session for both databases, so that they cannot differ: drizzle's PGlite session asks its client for
 * nothing but `query(sql, params, { rowMode })`, which any connection can answer.
 */

/** No relations: every query is written out, and a session is made for each transaction. */
type None = Record<string, never>;
type Run = Connection['run'];
type Runner = Pick<Connection, 'run'>;
type Transact = <T>(work: (connection: Runner) => Promise<T>) => Promise<T>;

const dialect = new PgDialect();

function clientOver(run: Run): Transaction {
  const client: Pick<Transaction, 'query'> = {
    query: async <T>(
      sql: string,
      params: unknown[] = [],
      options?: { rowMode?: 'array' | 'object' },
    ) => {
      const rowMode = options?.rowMode ?? 'object';
      const { rows } = await run({ sql, params, rowMode, times: 'text' });
      return { rows, fields: [] } as unknown as Results<T>;
    },
  };
  return client as Transaction;
}

/**
 * Throws what the database said, not drizzle's wrapper around it: the wrapper's message holds the values of the
 * statement, and they would end in the logs.
 */
class PlainSession extends PgliteSession<None, None> {
  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    ...query: Parameters<PgliteSession<None, None>['prepareQuery']>
  ): PgPreparedQuery<T> {
    const prepared = super.prepareQuery<T>(...query);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = (values) => execute(values).catch(unwrap);
    return prepared;
  }
}

function unwrap(error: unknown): never {
  throw error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
}

class SystemSession extends PlainSession {
  readonly #transact: Transact;

  constructor(run: Run, transact: Transact) {
    super(clientOver(run), dialect, undefined);
    this.#transact = transact;
  }

  override transaction<T>(
    work: (tx: PgliteTransaction<None, None>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    return this.#transact(async (connection) => {
      const tx = transactionOn(connection);
      if (config) await tx.setTransaction(config);
      return work(tx);
    });
  }
}

function transactionOn(connection: Runner): PgliteTransaction<None, None> {
  const client = clientOver((statement) => connection.run(statement));
  const session = new PlainSession(client, dialect, undefined);
  return new PgliteTransaction(dialect, session, undefined);
}

/** SQL as it is sent. */
export function statementOf(query: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(query);
  return { sql, params, rowMode: 'object', times: 'text' };
}

/** Every statement on whichever connection is free; `transaction` through `transact`. */
export const drizzleOver = (run: Run, transact: Transact): Db =>
  new PgliteDatabase<None>(dialect, new SystemSession(run, transact), undefined);

/** A transaction that is already open on the connection. */
export const drizzleOn = (connection: Runner): Db => transactionOn(connection);
