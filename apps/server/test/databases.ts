import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { openEmbedded } from '../src/platform/db/adapters/embedded.ts';
import { openPostgres } from '../src/platform/db/adapters/postgres.ts';
import type { Database } from '../src/platform/db/db.ts';
import { onServer, withDatabase } from './prepare-databases.ts';

/** A migrated, empty database of its own, and the way to be rid of it. */
export interface FreshDatabase {
  readonly database: Database;
  readonly dispose: () => Promise<void>;
}

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

async function freshEmbedded(): Promise<FreshDatabase> {
  const directory = await embeddedFolder();
  const database = await openEmbedded(directory);
  const dispose = async () => {
    await database.close();
    await rm(directory, { recursive: true });
  };
  return { database, dispose };
}

/** A folder with a migrated embedded database that no process has opened. */
export async function embeddedFolder(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'palm-db-'));
  // A thousand small files: the asynchronous way costs ten times the work.
  cpSync(inject('embeddedTemplate'), directory, { recursive: true });
  return directory;
}

async function freshPostgres(): Promise<FreshDatabase> {
  const { url, drop } = await postgresUrl();
  const database = await openPostgres({ url });
  const dispose = async () => {
    await database.close();
    await drop();
  };
  return { database, dispose };
}

/** The address of a migrated database on PostgreSQL, or of an empty one. */
export async function postgresUrl(
  start: 'migrated' | 'empty' = 'migrated',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = inject('postgresTemplate');
  if (!template) throw new Error('TEST_DATABASE_URL is not set.');
  const { serverUrl } = template;
  const name = `palm_test_${randomUUID().replaceAll('-', '')}`;
  const copy = start === 'migrated' ? `template ${template.name}` : '';
  await onServer(serverUrl, `create database ${name} ${copy}`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}
