import type { Connection, Connections } from './connections.ts';
import {
  type Actor,
  type Database,
  type Db,
  type RawConnection,
  type Rows,
  SessionEnded,
} from './db.ts';
import { drizzleOn, drizzleOver } from './drizzle-session.ts';
import { TransactionScope } from './transaction-scope.ts';

/** The port over an adapter's connections. */
export function openDatabase(connections: Connections): Database {
  const scope = new TransactionScope();
  const underWay = new Set<Promise<unknown>>();
  let isClosing = false;

  async function hold<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    scope.refuseInside();
    if (isClosing) throw new Error('The database is closed.');
    const held = connections.hold(work);
    underWay.add(held);
    try {
      return await held;
    } finally {
      underWay.delete(held);
    }
  }

  const transact = <T>(actor: Actor | undefined, work: (connection: Connection) => Promise<T>) =>
    hold((connection) => scope.enter(() => inTransaction(connection, actor, work)));

  const raw: RawConnection = {
    query: (sql, params) => hold((connection) => rawOn(connection).query(sql, params)),
    exec: (sql) => hold((connection) => rawOn(connection).exec(sql)),
  };

  return {
    system: drizzleOver(
      (statement) => hold((connection) => connection.run(statement)),
      (work) => transact(undefined, work),
    ),
    asUser: <T>(actor: Actor, work: (db: Db) => Promise<T>) =>
      transact(actor, (connection) => work(drizzleOn(connection))),
    raw: {
      ...raw,
      reserve: (work) => hold((connection) => scope.enter(() => work(rawOn(connection)))),
    },
    ping: async () => {
      await raw.query('select 1');
    },
    close: async () => {
      if (isClosing) return;
      isClosing = true;
      await Promise.allSettled(underWay);
      await connections.close();
    },
  };
}

async function inTransaction<T>(
  connection: Connection,
  actor: Actor | undefined,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  let result: T;
  try {
    if (!(await connection.begin(actor))) throw new SessionEnded();
    result = await work(connection);
  } catch (error) {
    await connection.rollback();
    throw error;
  }
  await connection.commit();
  return result;
}

function rawOn(connection: Connection): RawConnection {
  return {
    query: async (sql, params = []) =>
      asRows(await connection.run({ sql, params, rowMode: 'object', times: 'date' })),
    exec: async (sql) => (await connection.script(sql)).map(asRows),
  };
}

const asRows = (answer: { rows: unknown[] }): Rows => ({ rows: answer.rows.filter(isRow) });

const isRow = (row: unknown): row is Record<string, unknown> =>
  typeof row === 'object' && row !== null;
