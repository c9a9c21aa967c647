import type { Answer, Connection, Statement } from './connections.ts';

/** A connection for as long as the work lasts that it is held for: what came later would land in another's transaction. */
export class Lease {
  readonly #connection: Connection;
  #isOver = false;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  end(): void {
    this.#isOver = true;
  }

  async run(statement: Statement): Promise<Answer> {
    this.#refuseAfterEnd();
    return this.#connection.run(statement);
  }

  async script(sql: string): Promise<Answer[]> {
    this.#refuseAfterEnd();
    return this.#connection.script(sql);
  }

  #refuseAfterEnd(): void {
    if (this.#isOver) throw new Error('A statement came after the end of its transaction.');
  }
}
