import { execFile } from 'node:child_process';
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
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { endThreadOnTrap } from './end-thread.ts';
import { DurableNodeFS } from './durable-node-fs.ts';
import { SMALL_BUFFERS } from './small-buffers.ts';

const FSYNC_OFF = '-F';
const UNFINISHED = 'pg.unfinished-';
const MAKER = fileURLToPath(new URL('make-cluster-worker.ts', import.meta.url));
/** Optimising PostgreSQL's largest function alone takes 600 MB: see scripts/memory.mjs. */
const MAKER_FLAGS = ['--liftoff-only', '--max-semi-space-size=1', '--max-old-space-size=128'];

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
      ...SMALL_BUFFERS,
    ],
  });
  endThreadOnTrap(pg);
  return pg;
}

/** PGlite's initialisation is not atomic: a cluster that a kill left half made would never start. */
async function makeCluster(directory: string, cluster: string): Promise<void> {
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(UNFINISHED)) continue;
    // The process that made it may have been orphaned by a kill, and may still be writing.
    rmSync(path.join(directory, name), { recursive: true, maxRetries: 20, retryDelay: 200 });
  }
  const unfinished = path.join(directory, `${UNFINISHED}${process.pid}`);
  await promisify(execFile)(process.execPath, [...MAKER_FLAGS, MAKER, unfinished], { env: {} });
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
