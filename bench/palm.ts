import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { DETECTOR_SIDE, type HandModels, LANDMARK_SIDE } from '@palm/palmistry/hand-models';
import { HANDS } from '@palm/palmistry/vocabulary';
import { loadHandModels } from '../apps/server/src/platform/palm/adapters/hand-models.ts';
import { createProcessPool } from '../apps/server/src/platform/palm/adapters/process-pool.ts';
import { processUse } from '../apps/server/src/platform/palm/adapters/process-use.ts';
import { readPhoto } from '../apps/server/src/platform/palm/read-photo.ts';
import { PALMS, renderPhoto } from '../apps/server/test/palm/rendered-palm.ts';

/*
 * What reading a palm costs. `node bench/palm.ts [PHOTO…]`; without photos, two rendered hands of 1280 pixels are read.
 * Seconds depend on the machine and on what else it does, so each is also given as a multiple of the bare models,
 * measured in the same run: one look of the detector and two of the landmark network, the least any reading takes.
 */

const WARM_UP = 3;
const ROUNDS = 12;
const POOL_PHOTOS = 24;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

const photos = await loadPhotos(process.argv.slice(2));
const photoFor = (turn: number): Buffer => photos[turn % photos.length] ?? Buffer.alloc(0);
const idleRss = process.memoryUsage.rss();
const models = await loadHandModels();
const bare = await medianMs(() => runBareModels(models));
const whole = await medianMs((round) => readPhoto(models, photoFor(round)));
const row = (what: string, value: string) => console.log(`${what.padEnd(46)} ${value}`);

row('photos', `${photos.length}, ${availableParallelism()} cores`);
row('bare models, one thread', `${bare.toFixed(0)} ms`);
row(
  'whole reading, warm, one thread',
  `${whole.toFixed(0)} ms = ${(whole / bare).toFixed(2)} × bare`,
);
row('memory for models and reading', `${megabytes(process.memoryUsage.rss() - idleRss)} MB`);

for (const processes of new Set([1, availableParallelism()])) await measurePool(processes);

async function measurePool(processes: number): Promise<void> {
  const pool = createProcessPool({ processes, maxWaiting: POOL_PHOTOS, waitMs: 120_000 });
  const readAll = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => pool.read(async () => photoFor(index))),
    );
  await readAll(processes * 2);
  const quiet = await requestLatencies(() => pause(1500));
  const start = performance.now();
  const busy = await requestLatencies(() => readAll(POOL_PHOTOS));
  const perMinute = (POOL_PHOTOS * 60_000) / (performance.now() - start);
  const worth = (perMinute * whole) / 60_000;
  const name = `pool of ${processes}`;
  row(`${name}: photos a minute`, `${perMinute.toFixed(0)} = ${worth.toFixed(2)} × one thread`);
  row(`${name}: other requests, quiet`, quiet);
  row(`${name}: other requests, meanwhile`, busy);
  row(`${name}: memory of each process`, childMemory().join(', '));
  await pool.close();
}

/** Linux lists the children of a thread (proc_pid_task_tid_children(5)). */
function childMemory(): string[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim();
  return children
    .split(' ')
    .map((pid) => `${megabytes(processUse(Number(pid))?.memoryBytes ?? 0)} MB`);
}

/** Asks a small server in this process, as users would ask for other things, while `work` goes on. */
async function requestLatencies(work: () => Promise<unknown>): Promise<string> {
  const server = createServer((_, response) => response.end('ok'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const times: number[] = [];
  const progress = { isDone: false };
  const working = work().finally(() => {
    progress.isDone = true;
  });
  while (!progress.isDone) {
    const start = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    times.push(performance.now() - start);
    await pause(10);
  }
  await working;
  server.closeAllConnections();
  server.close();
  const at = (share: number) =>
    (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(0.9999)} ms (${times.length})`;
}

async function runBareModels(runner: HandModels): Promise<void> {
  await runner.detectPalms(new Float32Array(DETECTOR_SIDE ** 2 * 3).fill(0.5));
  await runner.placeLandmarks(new Float32Array(LANDMARK_SIDE ** 2 * 3).fill(0.5));
  await runner.placeLandmarks(new Float32Array(LANDMARK_SIDE ** 2 * 3).fill(0.5));
}

async function medianMs(work: (round: number) => Promise<unknown>): Promise<number> {
  for (let round = 0; round < WARM_UP; round++) await work(round);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await work(round);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
}

async function loadPhotos(files: readonly string[]): Promise<Buffer[]> {
  if (files.length > 0) return Promise.all(files.map((file) => readFile(file)));
  const rendered = HANDS.map((hand) => renderPhoto({ hand, side: 1280, creases: PALMS.one }));
  return (await Promise.all(rendered)).map(({ bytes }) => bytes);
}
