/**
 * A throw-away PostgreSQL that lives as long as this program's standard input is open: when the
 * one who started it ends, in whatever way, the input closes, the server stops, the files go.
 * Prints one line once it takes connections: its URL. The line `restart` or `crash` on its input
 * stops the server, in order or at once, and starts it again: then it prints its URL again.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgresBinaries } from './postgres-binaries.mjs';
import { Refusal, whenRunDirectly } from '../refusal.mjs';
import { unprivilegedAccount } from './unprivileged-account.mjs';
import { makePlace } from './place-for-cluster.mjs';
import { reachable, succeeds } from './reachable.mjs';

const READY = 'database system is ready to accept connections';

/** Nothing here must survive, so nothing is forced to the disk. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'jit=off'];
const LIMITS = ['max_connections=200', 'unix_socket_directories=', 'listen_addresses=127.0.0.1'];

/** @typedef {import('./place-for-cluster.mjs').Place} Place */
/** @typedef {import('./unprivileged-account.mjs').Account} Account */
/** @typedef {import('./postgres-binaries.mjs').PostgresBinaries} PostgresBinaries */

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/**
 * @param {PostgresBinaries} binaries
 * @param {Account} account
 * @param {Place} place
 */
async function initialise({ bin, env }, account, place) {
  const login = ['--username=postgres', `--pwfile=${place.passwordFile}`, '--auth=scram-sha-256'];
  const kind = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions'];
  const options = { ...account, env: { ...process.env, ...env, LC_ALL: 'C.UTF-8' } };
  const ok = await succeeds(join(bin, 'initdb'), ['-D', place.data, ...login, ...kind], options);
  if (!ok) throw new Refusal(`PostgreSQL could not make a database in ${place.data}: see above.`);
}

/**
 * @param {PostgresBinaries} binaries
 * @param {Account} account
 * @param {Place} place
 * @param {number} port
 */
function launch({ bin, env }, account, place, port) {
  const settings = [...SETTINGS, ...LIMITS, `port=${port}`].flatMap((setting) => ['-c', setting]);
  return spawn(join(bin, 'postgres'), ['-D', place.data, ...settings], {
    ...account,
    cwd: '/',
    env: { ...process.env, ...env, LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/**
 * @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server
 * @returns {Promise<void>}
 */
const untilReady = (server) =>
  new Promise((resolve, reject) => {
    let log = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      // Read on after that too: a full pipe would stop the server.
      if (log.length < 10_000) log += text;
      if (log.includes(READY)) resolve();
    });
    server.once('exit', () => reject(new Refusal(`${log}\nPostgreSQL did not start: see above.`)));
  });

/**
 * PostgreSQL's fast shutdown finishes in order; its immediate one writes nothing more, as a crash.
 * @type {Record<string, NodeJS.Signals>}
 */
const STOPS = { restart: 'SIGINT', crash: 'SIGQUIT' };

/**
 * @param {import('node:child_process').ChildProcess} server
 * @param {NodeJS.Signals} signal
 * @returns {Promise<void>}
 */
async function shutDown(server, signal) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await exited;
}

/**
 * Until the input closes.
 * @param {() => ReturnType<typeof launch>} start
 * @param {string} url
 */
async function serve(start, url) {
  let server = start();
  try {
    await untilReady(server);
    console.log(url);
    for await (const line of createInterface(process.stdin)) {
      const signal = STOPS[line];
      if (!signal) continue;
      await shutDown(server, signal);
      server = start();
      await untilReady(server);
      console.log(url);
    }
  } finally {
    await shutDown(server, 'SIGQUIT');
  }
}

await whenRunDirectly(import.meta.url, async () => {
  const account = unprivilegedAccount();
  const found = await findPostgresBinaries();
  const place = makePlace(account);
  try {
    const binaries = await reachable(found, account, place);
    await initialise(binaries, account, place);
    const port = await freePort();
    await serve(
      () => launch(binaries, account, place, port),
      `postgres://postgres:${place.password}@127.0.0.1:${port}/postgres`,
    );
  } finally {
    process.stdin.destroy();
    rmSync(place.folder, { recursive: true, force: true });
  }
});
