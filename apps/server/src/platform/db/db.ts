import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What `db.execute` answers on either database. How many rows a statement touched they tell differently: use `returning`. */
interface RowsHkt extends PgQueryResultHKT {
  type: Answer<this['row']>;
}
interface Answer<Row> {
  rows: Row[];
}

/** The whole database or one transaction in it: a store function cannot tell, and need not. */
export type Db = PgDatabase<RowsHkt>;

/** What `db.transaction` hands to its work. */
export type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** On whose behalf, and under which session. */
export interface Actor {
  readonly userId: string;
  readonly sessionId: string;
}

/** The actor's session was revoked, has expired or never was. Nothing of the work has run. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';

  constructor() {
    super('the session has ended');
  }
}

export interface Rows {
  readonly rows: Record<string, unknown>[];
}

/** SQL as text. `exec` takes several statements at once, without parameters, and answers one result for each. */
export interface RawConnection {
  query(sql: string, params?: readonly unknown[]): Promise<Rows>;
  exec(sql: string): Promise<Rows[]>;
}

export interface Database {
  /** Full rights: sign-up, jobs, the mailbox. Named so that a query shows it. */
  readonly system: Db;

  /**
   * One transaction as the role `app_user`, which row-level security holds to the actor's own rows.
   * The session is checked by the very statement that takes the role; throws `SessionEnded` when it fails.
   */
  asUser<T>(actor: Actor, work: (db: Db) => Promise<T>): Promise<T>;

  /**
   * For statements that need no transaction around them: checked and held to the actor's rows as in `asUser`, in one trip
   * to the database instead of three. Those asked for at the same moment share it, and one that fails fails them all.
   */
  eachAsUser(actor: Actor): Db;

  /** Throws `SessionEnded` where nothing else would notice. */
  checkSession(actor: Actor): Promise<void>;

  /** One transaction as in `asUser` of statements that are known beforehand, in one trip. Answers the rows of each. */
  allAsUser(actor: Actor, statements: readonly SQL[]): Promise<Rows[]>;

  /** For migrations and the job queue. `reserve` keeps one connection for a piece of work. */
  readonly raw: RawConnection & {
    reserve<T>(work: (connection: RawConnection) => Promise<T>): Promise<T>;
  };

  ping(): Promise<void>;

  /** Finishes what is under way and queued, then closes. */
  close(): Promise<void>;
}
