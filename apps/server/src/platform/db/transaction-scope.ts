import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Knows whether the code that runs stands inside a transaction of this database. There the whole database is out of
 * bounds: the embedded one has one connection and would wait for itself forever, and on PostgreSQL the statement would
 * silently stand outside the transaction.
 */
export class TransactionScope {
  readonly #storage = new AsyncLocalStorage<{ isOpen: boolean }>();

  async enter<T>(work: () => Promise<T>): Promise<T> {
    const scope = { isOpen: true };
    try {
      return await this.#storage.run(scope, work);
    } finally {
      // Work that was started inside and outlives the transaction may use the database again.
      scope.isOpen = false;
    }
  }

  refuseInside(): void {
    if (this.#storage.getStore()?.isOpen === true) {
      throw new Error(
        'The whole database was used inside one of its transactions. Use the db that the transaction was given.',
      );
    }
  }
}
