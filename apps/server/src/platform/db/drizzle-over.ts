import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import type { Answer, Statement } from './connections.ts';
import type { Db } from './db.ts';

type Run = (statement: Statement) => Promise<Answer>;

/** All that drizzle asks of a client of pg. */
interface QueryClient {
  query(
    config: { readonly text: string; readonly rowMode?: 'array' },
    values?: readonly unknown[],
  ): Promise<Answer>;
}

/** Drizzle for PostgreSQL on anything that runs statements: both databases get the same one, so that they cannot differ. */
export function drizzleOver(run: Run) {
  const client: QueryClient = {
    query: ({ text, rowMode }, values = []) =>
      run({ sql: text, params: values, rowMode: rowMode ?? 'object', times: 'text' }),
  };
  return drizzle({ client: client as unknown as PoolClient });
}

/** The same, with transactions of ours: drizzle's own would run them on whichever connection is free. */
export const drizzleWith = (run: Run, transaction: Db['transaction']): Db =>
  Object.assign(drizzleOver(run), { transaction });

const dialect = new PgDialect();

/** SQL as it is sent. */
export function statementOf(query: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(query);
  return { sql, params, rowMode: 'object', times: 'text' };
}
