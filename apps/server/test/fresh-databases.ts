import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { openEmbedded } from '../src/platform/db/adapters/embedded.ts';
import { openPostgres } from '../src/platform/db/adapters/postgres.ts';
import type { Database } from '../src/platform/db/db.ts';
import { onServer, withDatabase } from './prepare-databases.ts';

/** A migrated, empty database of its own, and the way to be rid of it. */
export interface FreshDatabase {
  readonly database: Database;
  readonly dispose: () => Promise<void>;
}

export async function freshEmbedded(): Promise<FreshDatabase> {
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

export async function freshPostgres(): Promise<FreshDatabase> {
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
  // Files are copied in a sixth of the time that it takes to write them into the log.
  const copy = start === 'migrated' ? `template ${template.name} strategy file_copy` : '';
  await onServer(serverUrl, `create database ${name} ${copy}`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}
