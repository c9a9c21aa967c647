import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../src/platform/db/adapters/embedded.ts';
import { openPostgres } from '../src/platform/db/adapters/postgres.ts';
import { migrate, ourMigrations } from '../src/platform/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a migrated embedded database, to be copied. */
    embeddedTemplate: string;
    /** The server, and the name of a migrated database on it, to be copied; null without TEST_DATABASE_URL. */
    postgresTemplate: { readonly serverUrl: string; readonly name: string } | null;
  }
}

let dropTemplate = async (): Promise<void> => {};

/** Makes one migrated database of each kind, so that every test starts from a copy. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('embeddedTemplate', await embeddedTemplate());
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return provide('postgresTemplate', null);
  const name = `palm_template_${randomUUID().replaceAll('-', '')}`;
  await onServer(serverUrl, `create database ${name}`);
  dropTemplate = () => onServer(serverUrl, `drop database ${name} with (force)`);
  const database = await openPostgres({ url: withDatabase(serverUrl, name) });
  await migrate(database);
  await database.close();
  provide('postgresTemplate', { serverUrl, name });
}

export const teardown = (): Promise<void> => dropTemplate();

/** Kept between runs: making one takes five seconds, copying it a fraction of one. */
async function embeddedTemplate(): Promise<string> {
  const cache = path.resolve(import.meta.dirname, '../node_modules/.cache/embedded-template');
  const template = path.join(cache, await templateKey());
  if (existsSync(template)) return template;
  const unfinished = path.join(cache, `unfinished-${process.pid}`);
  await mkdir(unfinished, { recursive: true });
  const database = await openEmbedded(unfinished);
  await migrate(database);
  await database.close();
  try {
    await rename(unfinished, template);
  } catch (error) {
    // Another run was faster.
    if (!existsSync(template)) throw error;
    await rm(unfinished, { recursive: true });
  }
  return template;
}

async function templateKey(): Promise<string> {
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const hash = createHash('sha256').update(await readFile(path.join(pglite, '../../package.json')));
  for (const { name, sql } of await ourMigrations()) hash.update(name).update(sql);
  return hash.digest('hex').slice(0, 16);
}

export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function onServer(serverUrl: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
