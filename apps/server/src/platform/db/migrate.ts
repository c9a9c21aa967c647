import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { CannotStart, reasonOf } from '../cannot-start.ts';
import type { Database, RawConnection } from './db.ts';

/** The database cannot be brought to what this code expects. The message is for the operator. */
export class CannotMigrate extends CannotStart {
  override readonly name = 'CannotMigrate';
}

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

const FOLDER = new URL('migrations/', import.meta.url);
/** Any number will do that no other program uses on this database: "palm" in ASCII. */
const LOCK = 0x70616c6d;

export async function ourMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, FOLDER), 'utf8') })),
  );
}

/** Brings the database up to date. Any number of processes may start at once: the first does it, the others wait. */
export async function migrate(
  database: Database,
  migrations?: readonly Migration[],
): Promise<void> {
  const wanted = migrations ?? (await ourMigrations());
  await database.raw.reserve(async (connection) => {
    // A process that waits for another's long migration must not time out.
    await connection.exec('set statement_timeout = 0');
    await connection.query('select pg_advisory_lock($1)', [LOCK]);
    try {
      await applyMissing(connection, wanted);
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [LOCK]);
      await connection.exec('reset statement_timeout');
    }
  });
}

async function applyMissing(
  connection: RawConnection,
  wanted: readonly Migration[],
): Promise<void> {
  await connection.exec(`create table if not exists migrations (
    name text primary key, sha256 text not null, applied_at timestamptz(3) not null default now())`);
  const { rows } = await connection.query('select name, sha256 from migrations order by name');
  const applied = new Map(rows.map((row) => [String(row['name']), String(row['sha256'])]));
  refuseUnknown(applied, wanted);
  for (const migration of wanted) {
    const sha256 = applied.get(migration.name);
    if (sha256 === undefined) await apply(connection, migration);
    else refuseChanged(migration, sha256);
  }
}

async function apply(connection: RawConnection, { name, sql }: Migration): Promise<void> {
  await connection.exec('begin');
  try {
    await connection.exec(sql);
    const record = 'insert into migrations (name, sha256) values ($1, $2)';
    await connection.query(record, [name, digest(sql)]);
    await connection.exec('commit');
  } catch (cause) {
    await connection.exec('rollback');
    throw new CannotMigrate(
      `The migration ${name} failed and left nothing behind: ${reasonOf(cause)}`,
      {
        cause,
      },
    );
  }
}

function refuseUnknown(applied: ReadonlyMap<string, string>, wanted: readonly Migration[]): void {
  const known = new Set(wanted.map(({ name }) => name));
  const unknown = [...applied.keys()].find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new CannotMigrate(
    `The database has the migration ${unknown}, which this version does not know. Start the newer version, or restore a backup from before it.`,
  );
}

function refuseChanged({ name, sql }: Migration, sha256: string): void {
  if (digest(sql) === sha256) return;
  throw new CannotMigrate(
    `The migration ${name} was changed after it had been applied to this database. Put the old text back and write a new migration instead.`,
  );
}

/** Line ends do not count: a checkout on Windows may turn them. */
const digest = (sql: string): string =>
  createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
