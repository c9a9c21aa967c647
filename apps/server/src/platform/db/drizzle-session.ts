import type { Results, Transaction } from '@electric-sql/pglite';
import {
  createTableRelationsHelpers,
  DrizzleQueryError,
  type ExtractTablesWithRelations,
  extractTablesRelationalConfig,
} from 'drizzle-orm';
import {
  PgDialect,
  type PgPreparedQuery,
  type PgTransactionConfig,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core';
import { PgliteDatabase, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import type { Connection } from './connections.ts';
import type { Db } from './db.ts';
import * as schema from './schema.ts';

/*
 * One drizzle session for both databases, so that they cannot differ: drizzle's PGlite session asks its client for
 * nothing but `query(sql, params, { rowMode })`, which any connection can answer.
 */

type Schema = typeof schema;
type Relations = ExtractTablesWithRelations<Schema>;
type Run = Connection['run'];
type Transact = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

const dialect = new PgDialect();
const { tables, tableNamesMap } = extractTablesRelationalConfig<Relations>(
  schema,
  createTableRelationsHelpers,
);
const relational = { fullSchema: schema, schema: tables, tableNamesMap };

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
class PlainSession extends PgliteSession<Schema, Relations> {
  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    ...query: Parameters<PgliteSession<Schema, Relations>['prepareQuery']>
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
    super(clientOver(run), dialect, relational);
    this.#transact = transact;
  }

  override transaction<T>(
    work: (tx: PgliteTransaction<Schema, Relations>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    return this.#transact(async (connection) => {
      const tx = transactionOn(connection);
      if (config) await tx.setTransaction(config);
      return work(tx);
    });
  }
}

function transactionOn(connection: Connection): PgliteTransaction<Schema, Relations> {
  const client = clientOver((statement) => connection.run(statement));
  const session = new PlainSession(client, dialect, relational);
  return new PgliteTransaction(dialect, session, relational);
}

/** Every statement on whichever connection is free; `transaction` through `transact`. */
export const drizzleOver = (run: Run, transact: Transact): Db =>
  new PgliteDatabase<Schema>(dialect, new SystemSession(run, transact), relational);

/** A transaction that is already open on the connection. */
export const drizzleOn = (connection: Connection): Db => transactionOn(connection);
