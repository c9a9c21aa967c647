import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Answer, Connection, Statement } from './connections.ts';
import { type Actor, SessionEnded, type Transaction } from './db.ts';
import { drizzleOver } from './drizzle-over.ts';
import { Lease } from './lease.ts';
import { isTaken, takeRole } from './take-role.ts';

export interface TransactionWork<T> {
  /** Whose rows it is held to; none for the system. */
  readonly actor?: Actor | undefined;
  readonly config?: PgTransactionConfig | undefined;
  readonly work: (tx: Transaction) => Promise<T>;
}

/** Opens a transaction on the connection and ends it, whatever happens. */
export async function inTransaction<T>(
  connection: Connection,
  { actor, config, work }: TransactionWork<T>,
): Promise<T> {
  const lease = new Lease(connection);
  const client = new TransactionClient(connection, lease);
  let result: T;
  try {
    result = await drizzleOver((statement) => client.run(statement)).transaction(async (tx) => {
      if (actor && !isTaken(await lease.run(takeRole(actor)))) throw new SessionEnded();
      return work(tx);
    }, config);
    await client.begun;
  } catch (error) {
    lease.end();
    await connection.rollback();
    throw error;
  }
  lease.end();
  await connection.commit();
  return result;
}

/**
 * Runs what drizzle sends in a transaction. The first statement does not wait for the answer to `begin`. The end is left
 * to `inTransaction`, which notices when a commit rolled back, and tells why the work failed where the rollback fails too.
 */
class TransactionClient {
  readonly #connection: Connection;
  readonly #lease: Lease;
  begun: Promise<unknown> = Promise.resolve();

  constructor(connection: Connection, lease: Lease) {
    this.#connection = connection;
    this.#lease = lease;
  }

  async run(statement: Statement): Promise<Answer> {
    const { sql } = statement;
    if (sql === 'commit' || sql === 'rollback') return NO_ROWS;
    if (!sql.startsWith('begin')) return this.#lease.run(statement);
    this.begun = this.#connection.run(statement);
    this.begun.catch(() => undefined);
    return NO_ROWS;
  }
}

const NO_ROWS: Answer = { rows: [] };
