import type { Connection, Connections, Statement } from './connections.ts';
import { type Actor, type Database, type RawConnection, type Rows, SessionEnded } from './db.ts';
import { drizzleWith, statementOf } from './drizzle-over.ts';
import { inTransaction, type TransactionWork } from './in-transaction.ts';
import { Lease } from './lease.ts';
import { sendTogether } from './send-together.ts';
import { TransactionScope } from './transaction-scope.ts';

/** The port over an adapter's connections. */
export function openDatabase(connections: Connections): Database {
  const scope = new TransactionScope();
  const underWay = new Set<Promise<unknown>>();
  let isClosing = false;

  async function use<T>(work: () => Promise<T>): Promise<T> {
    scope.refuseInside();
    if (isClosing) throw new Error('The database is closed.');
    const used = work();
    underWay.add(used);
    try {
      return await used;
    } finally {
      underWay.delete(used);
    }
  }

  const hold = <T>(work: (connection: Connection) => Promise<T>) =>
    use(() => connections.hold(work));

  const runAs = async (actor: Actor, statements: readonly Statement[]) =>
    (await use(() => connections.runAs(actor, statements))) ?? endedSession();

  const transact = <T>(work: TransactionWork<T>) =>
    hold((connection) => scope.enter(() => inTransaction(connection, work)));

  const raw: RawConnection = {
    query: (sql, params) => hold((connection) => rawOn(connection).query(sql, params)),
    exec: (sql) => hold((connection) => rawOn(connection).exec(sql)),
  };

  return {
    system: drizzleWith(
      (statement) => use(() => connections.run(statement)),
      (work, config) => transact({ work, config }),
    ),
    asUser: (actor, work) => transact({ actor, work }),
    eachAsUser: (actor) =>
      drizzleWith(
        sendTogether((statements) => runAs(actor, statements)),
        (work, config) => transact({ actor, work, config }),
      ),
    checkSession: async (actor) => {
      await runAs(actor, []);
    },
    allAsUser: async (actor, statements) =>
      (await runAs(actor, statements.map(statementOf))).map(asRows),
    raw: {
      ...raw,
      reserve: (work) => hold((connection) => scope.enter(() => reserved(connection, work))),
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

async function reserved<T>(
  connection: Connection,
  work: (raw: RawConnection) => Promise<T>,
): Promise<T> {
  const lease = new Lease(connection);
  try {
    return await work(rawOn(lease));
  } finally {
    lease.end();
  }
}

function endedSession(): never {
  throw new SessionEnded();
}

function rawOn(connection: Pick<Connection, 'run' | 'script'>): RawConnection {
  return {
    query: async (sql, params = []) =>
      asRows(await connection.run({ sql, params, rowMode: 'object', times: 'date' })),
    exec: async (sql) => (await connection.script(sql)).map(asRows),
  };
}

const asRows = (answer: { rows: unknown[] }): Rows => ({ rows: answer.rows.filter(isRow) });

const isRow = (row: unknown): row is Record<string, unknown> =>
  typeof row === 'object' && row !== null;
