import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { embeddedFolder } from '../../../../test/fresh-databases.ts';
import { killRounds } from '../../../../test/kill-nine/kill-rounds.ts';
import { smallDisk } from '../../../../test/outages/small-disk.ts';
import { DatabaseDown } from '../database-down.ts';
import { openEmbedded } from './embedded.ts';
import { FolderInUse } from './embedded-folder.ts';

let directory: string;
beforeEach(async () => {
  directory = await embeddedFolder();
});
afterEach(() => rm(directory, { recursive: true }));

it('refuses a folder that is open already, and opens it once it is free', async () => {
  let losses = 0;
  const first = await openEmbedded(directory, { onLost: () => (losses += 1) });
  await expect(openEmbedded(directory)).rejects.toThrow(FolderInUse);
  await first.close();
  expect(losses).toBe(0);
  const second = await openEmbedded(directory);
  await second.close();
});

it('refuses a folder that another process has, until that process is killed', async () => {
  const holder = `
    const { lockFolder } = await import(${JSON.stringify(new URL('embedded-folder.ts', import.meta.url).href)});
    // Kept, or the lock ends when it is collected as garbage.
    globalThis.held = lockFolder(${JSON.stringify(directory)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '--eval', holder]);
  await once(other.stdout, 'data');
  await expect(openEmbedded(directory)).rejects.toThrow('is in use by another process');
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (await openEmbedded(directory)).close();
});

it('says which setting to change where no folder can be made', async () => {
  const file = path.join(directory, 'file');
  await writeFile(file, '');
  await expect(openEmbedded(path.join(file, 'db'))).rejects.toThrow(
    /^Cannot keep the database in .*file\/db: .* Set DATA_DIR to a folder/,
  );
});

it('says that it does not open, and what to do, where its files are damaged', async () => {
  await writeFile(path.join(directory, 'pg', 'global', 'pg_control'), '');
  await expect(openEmbedded(directory)).rejects.toThrow(
    /^The database in .* does not open: .* restore DATA_DIR from a backup/,
  );
});

it('says that the disk is full, refuses writes while it is, and goes on when there is room', async (context) => {
  const disk = smallDisk(160);
  if (!disk) return context.skip('this user may not mount a disk');
  onTestFinished(disk.remove);
  const place = path.join(disk.folder, 'db');
  cpSync(directory, place, { recursive: true });
  disk.fill();
  await expect(openEmbedded(place)).rejects.toThrow(/^The disk is full: there is no room for the/);
  disk.makeRoom();
  const database = await openEmbedded(place);
  const write = () =>
    database.raw.query(`insert into server_secrets (name, value)
      select 'n' || n, decode(repeat(md5(n::text), 500), 'hex') from generate_series(1, 500) n`);
  disk.fill();
  await expect(write()).rejects.toThrow(DatabaseDown);
  await database.ping();
  disk.makeRoom();
  await write();
  await database.close();
});

it('starts over when a kill left the first initialisation half done', async () => {
  await rm(path.join(directory, 'pg'), { recursive: true });
  const half = path.join(directory, 'pg.unfinished-1');
  await mkdir(half);
  await writeFile(path.join(half, 'PG_VERSION'), '');
  const database = await openEmbedded(directory);
  await database.ping();
  await database.close();
  expect((await readdir(directory)).toSorted()).toEqual(['lock.db', 'pg']);
}, 600_000);

it('rejects what is under way and everything after when its thread dies, and tells so once', async () => {
  let losses = 0;
  const database = await openEmbedded(directory, { onLost: () => (losses += 1) });
  // Without its log PostgreSQL panics at the next segment.
  await rm(path.join(directory, 'pg', 'pg_wal'), { recursive: true });
  const switched = database.raw.query('select pg_switch_wal()');
  const written = database.raw.query(`insert into server_secrets (name, value) values ('a', '')`);
  await Promise.allSettled([switched, written]);
  await expect(written).rejects.toThrow('The embedded database has stopped.');
  await expect(database.ping()).rejects.toThrow('The embedded database has stopped.');
  await database.close();
  expect(losses).toBe(1);
});

it('refuses what nests too deep, and goes on', async () => {
  const database = await openEmbedded(directory);
  for (const depth of [5000, 20_000, 100_000]) {
    const nested = '['.repeat(depth) + ']'.repeat(depth);
    await expect(database.raw.query('select $1::jsonb', [nested])).rejects.toThrow(/stack/);
  }
  await database.ping();
  await database.close();
});

it('keeps what it acknowledged through kill -9, three times in a row', async () => {
  const { acknowledged, lost, torn } = await killRounds(directory, 3);
  expect(acknowledged).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect(torn).toEqual([]);
}, 600_000);
