import { Pool, type PoolClient } from 'pg';
import { CannotStart, reasonOf } from '../../cannot-start.ts';
import type { Connections } from '../connections.ts';
import type { Database } from '../db.ts';
import { openDatabase } from '../open-database.ts';
import { StatementNames } from './statement-names.ts';
import { PooledConnection, down } from './pooled-connection.ts';

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
