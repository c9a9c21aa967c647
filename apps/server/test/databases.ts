import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '../src/platform/db/db.ts';
import { type FreshDatabase, freshEmbedded, freshPostgres } from './fresh-databases.ts';

export interface DatabaseKind {
  readonly name: string;
  /** Why it cannot be tested here. */
  readonly missing?: string;
  readonly fresh: () => Promise<FreshDatabase>;
}

export const databases: readonly DatabaseKind[] = [
  { name: 'embedded', fresh: freshEmbedded },
  {
    name: 'postgresql',
    ...(inject('postgresTemplate') ? {} : { missing: 'TEST_DATABASE_URL is not set' }),
    fresh: freshPostgres,
  },
];

/**
 * The database of suites whose promises no database can change: PostgreSQL where there is one, because it runs
 * statements at the same time. The journeys in e2e/ use the embedded one.
 */
export const oneDatabase = (): readonly DatabaseKind[] =>
  databases.filter(({ missing }) => missing === undefined).slice(-1);

type Suite = (database: () => Database) => void;

/** The suite on one database. */
export function onOneDatabase(title: string, suite: Suite): void {
  for (const kind of oneDatabase()) onDatabase(kind, title, suite);
}

/** The suite on each database, for promises that the database can change: connections, locks, types, limits. */
export function onEveryDatabase(title: string, suite: Suite): void {
  for (const kind of databases) onDatabase(kind, title, suite);
}

/** The database is open in tests and hooks only, so the suite gets a function. */
function onDatabase({ name, missing, fresh }: DatabaseKind, title: string, suite: Suite): void {
  const where = missing === undefined ? name : `${name}, skipped: ${missing}`;
  describe.skipIf(missing !== undefined)(`${title} (${where})`, () => {
    let opened: FreshDatabase | undefined;
    beforeAll(async () => {
      opened = await fresh();
    });
    afterAll(() => opened?.dispose());
    suite(() => {
      if (!opened) throw new Error('The database is open in tests and hooks only.');
      return opened.database;
    });
  });
}
