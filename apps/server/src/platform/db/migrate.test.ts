import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { onEveryDatabase } from '../../../test/databases.ts';
import { postgresUrl } from '../../../test/fresh-databases.ts';
import { onServer } from '../../../test/prepare-databases.ts';
import { openEmbedded } from './adapters/embedded.ts';
import { openPostgres } from './adapters/postgres.ts';
import type { Database } from './db.ts';
import { CannotMigrate, migrate, ourMigrations } from './migrate.ts';

const applied = async (database: Database) =>
  (await database.raw.query('select name from migrations order by name')).rows.map(
    (row) => row['name'],
  );

onEveryDatabase('migrating', (database) => {
  it('does nothing the second time', async () => {
    await migrate(database());
    const names = (await ourMigrations()).map(({ name }) => name);
    expect(await applied(database())).toEqual(names);
  });

  it('leaves nothing of a migration that fails, and names it', async () => {
    const broken = { name: '9001-broken.sql', sql: 'create table half (a integer); select 1 / 0;' };
    const attempt = migrate(database(), [...(await ourMigrations()), broken]);
    await expect(attempt).rejects.toThrow(
      'The migration 9001-broken.sql failed and left nothing behind',
    );
    const { rows } = await database().raw.query(`select to_regclass('half') as half`);
    expect(rows).toEqual([{ half: null }]);
    expect(await applied(database())).not.toContain(broken.name);
    await migrate(database());
  });

  it('refuses a text that was changed after it had been applied', async () => {
    const [first, ...rest] = await ourMigrations();
    const changed = { name: first?.name ?? '', sql: `${first?.sql} -- changed` };
    await expect(migrate(database(), [changed, ...rest])).rejects.toThrow(CannotMigrate);
    await expect(migrate(database(), [changed, ...rest])).rejects.toThrow('was changed after');
  });

  it('takes turned line ends for the same text', async () => {
    const turned = (await ourMigrations()).map(({ name, sql }) => ({
      name,
      sql: sql.replaceAll('\n', '\r\n'),
    }));
    await expect(migrate(database(), turned)).resolves.toBeUndefined();
  });

  it('refuses a database that knows more than the code', async () => {
    const older = (await ourMigrations()).slice(0, 1);
    await expect(migrate(database(), older)).rejects.toThrow('which this version does not know');
  });
});

describe('the embedded database', () => {
  it('is made and migrated in an empty folder, and found again', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'palm-db-'));
    const first = await openEmbedded(directory);
    await migrate(first);
    await first.raw.query(`insert into server_secrets (name, value) values ('kept', '')`);
    await first.close();
    const second = await openEmbedded(directory);
    await migrate(second);
    const { rows } = await second.raw.query('select name from server_secrets');
    expect(rows).toEqual([{ name: 'kept' }]);
    await second.close();
    await rm(directory, { recursive: true });
  });
});

describe.skipIf(!inject('postgresTemplate'))('PostgreSQL', () => {
  const user = `palm_owner_${randomUUID().replaceAll('-', '')}`;
  const serverUrl = inject('postgresTemplate')?.serverUrl ?? '';
  let empty: Awaited<ReturnType<typeof postgresUrl>>;

  beforeAll(async () => {
    empty = await postgresUrl('empty');
  });
  afterAll(() => empty.drop());

  it('is migrated once by eight processes that start at once', async () => {
    const starting = Array.from({ length: 8 }, () =>
      openPostgres({ url: empty.url, maxConnections: 2 }),
    );
    const opened = await Promise.all(starting);
    const outcomes = await Promise.allSettled(opened.map((database) => migrate(database)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    await Promise.all(opened.map((database) => database.close()));
  });

  it('may belong to an ordinary user, who is told what is missing', async () => {
    const owned = await postgresUrl('empty');
    const url = new URL(owned.url);
    const name = url.pathname.slice(1);
    await onServer(
      serverUrl,
      `create role ${user} login password 'p'; alter database ${name} owner to ${user}`,
    );
    url.username = user;
    url.password = 'p';
    const database = await openPostgres({ url: url.href });
    await expect(migrate(database)).rejects.toThrow(
      `${user} may not act as app_user: run "grant app_user`,
    );
    await onServer(serverUrl, `grant app_user to ${user}`);
    await migrate(database);
    expect(await applied(database)).toHaveLength((await ourMigrations()).length);
    await database.close();
    await owned.drop();
    await onServer(serverUrl, `drop role ${user}`);
  });
});
