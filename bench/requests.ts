/**
 * How fast a signed-in read is beside bare Hono routes in the same run and process, one that reads the same row and one
 * that reads nothing; and whether a burst of sign-ins slows everybody else.
 *
 *   node bench/requests.ts            with the embedded database
 *   DATABASE_URL=… node bench/requests.ts
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once as event } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drive, once, quantile, type Load } from './load.ts';

interface Ready {
  readonly bareUrl: string;
  readonly url: string;
  readonly token: string;
  readonly email: string;
  readonly password: string;
}

const ROUNDS = 3;
const MS = 4000;
const CONNECTIONS = 16;

const dataDir = await mkdtemp(path.join(tmpdir(), 'palm-bench-'));
const server: ChildProcess = fork(new URL('requests-server.ts', import.meta.url), {
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
  },
});
const [ready] = (await event(server, 'message')) as [Ready];

const json = { 'content-type': 'application/json' };
const signedIn = { ...json, authorization: `Bearer ${ready.token}` };
const bare: Load = { url: ready.bareUrl, method: 'GET', headers: {} };
const post = (name: string, headers: Record<string, string>, body: unknown): Load => ({
  url: `${ready.url}/functions/v1/${name}`,
  method: 'POST',
  headers,
  body: JSON.stringify(body),
});
const bareRead: Load = { ...post('', json, {}), url: `${ready.bareUrl}read` };
const reads = {
  'a bare Hono route that reads the row': bareRead,
  'server-info (no session)': post('server-info', json, {}),
  'get-profile (session, RLS, database)': post('get-profile', signedIn, {}),
};

const perSecond = async (load: Load, ms: number): Promise<number> =>
  (await drive(load, { connections: CONNECTIONS, ms })).perSecond;

for (const load of [bare, ...Object.values(reads)]) await perSecond(load, 1000);
for (let round = 1; round <= ROUNDS; round += 1) {
  const base = await perSecond(bare, MS);
  console.log(`round ${round}  a bare Hono route  ${base.toFixed(0)}/s`);
  let read = Number.NaN;
  for (const [name, load] of Object.entries(reads)) {
    const rate = await perSecond(load, MS);
    if (load === bareRead) read = rate;
    const ratios = `${(rate / base).toFixed(2)} of a bare route, ${(rate / read).toFixed(2)} of one that reads`;
    console.log(`         ${name}  ${rate.toFixed(0)}/s  ${ratios}`);
  }
}

const signIn = post('sign-in', json, { email: ready.email, password: ready.password });
const quiet = await drive(post('server-info', json, {}), { connections: 1, ms: 2000 });
const agent = new Agent({ keepAlive: true });
const over = new AbortController();
const others: number[] = [];
const watcher = (async () => {
  while (!over.signal.aborted) others.push(await once(post('server-info', json, {}), agent));
})();
const burst = await Promise.all(Array.from({ length: 20 }, () => once(signIn, agent)));
over.abort();
await watcher;
agent.destroy();
burst.sort((a, b) => a - b);
others.sort((a, b) => a - b);
console.log(
  `20 sign-ins at once  p50 ${quantile(burst, 0.5).toFixed(0)} ms  slowest ${quantile(burst, 1).toFixed(0)} ms`,
);
console.log(
  `another request meanwhile  p50 ${quantile(others, 0.5).toFixed(1)} ms  p99 ${quantile(others, 0.99).toFixed(1)} ms  alone p99 ${quiet.p99Ms.toFixed(1)} ms`,
);

server.disconnect();
await event(server, 'exit');
await rm(dataDir, { recursive: true, force: true });
