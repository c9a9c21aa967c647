import type { Actor } from './db.ts';

/** What an adapter has to offer: the rest of the port is the same on every database and stands in open-database.ts. */
export interface Connections {
  /** One statement by itself. */
  run(statement: Statement): Promise<Answer>;
  /**
   * Statements known beforehand, as the user, all of them or none, in one trip. Null when the actor's session has ended:
   * then none of them saw or changed a row.
   */
  runAs(actor: Actor, statements: readonly Statement[]): Promise<readonly Answer[] | null>;
  /** Keeps one connection for a piece of work. */
  hold<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Called once, when nothing is held or waited for. */
  close(): Promise<void>;
}

export interface Connection {
  run(statement: Statement): Promise<Answer>;
  /** Several statements at once, without parameters. */
  script(sql: string): Promise<Answer[]>;
  /** Throws when the database rolled back instead. It ends what the connection was held for, and so does `rollback`. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly rowMode: 'array' | 'object';
  /** Drizzle wants the text of a time and makes a Date by itself; everybody else wants the Date. */
  readonly times: 'text' | 'date';
}

export interface Answer {
  readonly rows: unknown[];
}

/** A statement failed earlier and its error was swallowed: what the caller believes written is not. */
export class RolledBack extends Error {
  override readonly name = 'RolledBack';

  constructor() {
    super(
      'the transaction was rolled back instead of committed, because a statement in it had failed',
    );
  }
}
