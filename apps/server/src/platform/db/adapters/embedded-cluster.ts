import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { endThreadOnTrap } from './end-thread.ts';
import { DurableNodeFS } from './durable-node-fs.ts';

const FSYNC_OFF = '-F';
const UNFINISHED = 'pg.unfinished-';

/** Opens the cluster in the folder, which the caller has locked. Makes it first when there is none. */
export async function openCluster(directory: string): Promise<PGlite> {
  const cluster = path.join(directory, 'pg');
  if (!existsSync(cluster)) await makeCluster(directory, cluster);
  const pg = await PGlite.create({
    fs: new DurableNodeFS(cluster),
    startParams: [
      ...PGlite.defaultStartParams.filter((param) => param !== FSYNC_OFF),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
    ],
  });
  endThreadOnTrap(pg);
  return pg;
}

/** PGlite's initialisation is not atomic: a cluster that a kill left half made would never start. */
async function makeCluster(directory: string, cluster: string): Promise<void> {
  for (const name of readdirSync(directory)) {
    if (name.startsWith(UNFINISHED)) rmSync(path.join(directory, name), { recursive: true });
  }
  const unfinished = path.join(directory, `${UNFINISHED}${process.pid}`);
  const fresh = await PGlite.create(unfinished);
  await fresh.close();
  syncTree(unfinished);
  renameSync(unfinished, cluster);
  syncOne(directory);
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(inside);
    else if (entry.isFile()) syncOne(inside);
  }
  syncOne(folder);
}

function syncOne(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
