/**
 * The admin statistics of a large product: how long they take, and whether events are still taken in quickly
 * meanwhile.
 *
 *   DATABASE_URL=… node bench/admin-stats/admin-stats.ts        an empty database; 100,000 users, 1,000,000 events
 *   node bench/admin-stats/admin-stats.ts                       the embedded one; 10,000 users, 100,000 events
 *   ADMIN_STATS_USERS=… ADMIN_STATS_EVENTS=… node bench/admin-stats/admin-stats.ts
 */
import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once as event } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { once, quantile, type Load } from '../load.ts';

interface Ready {
  readonly url: string;
  readonly token: string;
  readonly fillSeconds: number;
  readonly rollUpSeconds: number;
}

const ROUNDS = 30;
const EVENTS_A_SECOND = 40;
const PHASE_MS = 8000;
const onPostgres = Boolean(process.env['DATABASE_URL']);
const users = process.env['ADMIN_STATS_USERS'] ?? (onPostgres ? '100000' : '10000');
const events = process.env['ADMIN_STATS_EVENTS'] ?? (onPostgres ? '1000000' : '100000');

const dataDir = await mkdtemp(path.join(tmpdir(), 'palm-bench-'));
const server: ChildProcess = fork(new URL('admin-stats-server.ts', import.meta.url), {
  env: {
    ...process.env,
    ADMIN_STATS_USERS: users,
    ADMIN_STATS_EVENTS: events,
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
  },
});
const [ready] = (await event(server, 'message')) as [Ready];
console.log(
  `${users} users and ${events} events on ${onPostgres ? 'PostgreSQL' : 'the embedded database'}: made in ${ready.fillSeconds.toFixed(1)} s, finished days counted in ${ready.rollUpSeconds.toFixed(1)} s`,
);

const json = { 'content-type': 'application/json' };
const signedIn = { ...json, authorization: `Bearer ${ready.token}` };
const at = (name: string): string => `${ready.url}/functions/v1/${name}`;
const get = (query: string): Load => ({
  url: at(`admin-users?${query}`),
  method: 'GET',
  headers: signedIn,
});
const post = (name: string, body: object): Load => ({
  url: at(name),
  method: 'POST',
  headers: signedIn,
  body: JSON.stringify(body),
});

/** What the page asks for when it opens. */
const dashboard = {
  'users and the eight figures': get('limit=25'),
  'trends of 30 days, funnel, readings': post('admin-insights', { days: 30 }),
  'mail and jobs': post('admin-health', {}),
  'model cost and latency': post('admin-model', { days: 30 }),
  'latest actions': post('admin-actions', {}),
};
const further = {
  'trends of 90 days': post('admin-insights', { days: 90 }),
  'users by name': get('limit=25&sort=display_name&order=asc'),
  'users, searched': get('limit=25&search=person-77'),
  'users on trial': get('limit=25&subscription=trial'),
};

const agent = new Agent({ keepAlive: true });
const figures = async (name: string, ask: () => Promise<number>): Promise<void> => {
  await ask();
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) took.push(await ask());
  took.sort((a, b) => a - b);
  console.log(
    `${name}  p50 ${quantile(took, 0.5).toFixed(0)} ms  p95 ${quantile(took, 0.95).toFixed(0)} ms`,
  );
};
const whole = async (): Promise<number> => {
  const startedAt = performance.now();
  await Promise.all(Object.values(dashboard).map((load) => once(load, agent)));
  return performance.now() - startedAt;
};

for (const [name, load] of Object.entries({ ...dashboard, ...further })) {
  await figures(name, () => once(load, agent));
}

const over = new AbortController();
const ingested = steadily(noteEvent);
/** A call that asks no database: what is left of the other's time is not the network's or a busy machine's. */
const idle = steadily(() => post('server-info', {}));
const phase = async (name: string, during: () => Promise<void>): Promise<void> => {
  ingested.took.length = 0;
  idle.took.length = 0;
  await during();
  console.log(
    `taking in an event, ${name}  ${words(ingested.took)}; a call without the database  ${words(idle.took)}`,
  );
};

await phase('alone', () => wait(PHASE_MS));
await phase('while an operator reads the dashboard each second', async () => {
  for (const endsAt = performance.now() + PHASE_MS; performance.now() < endsAt;) {
    await Promise.all([whole(), wait(1000)]);
  }
});
await phase('while the dashboard is read without a pause', () =>
  figures('the whole dashboard at once, while events come in', whole),
);
over.abort();
await Promise.all([ingested.ended, idle.ended]);

agent.destroy();
server.disconnect();
await event(server, 'exit');
await rm(dataDir, { recursive: true, force: true });

/** At a steady pace, whatever the answers take: waiting for them would hide what they wait for. */
function steadily(load: () => Load): { readonly took: number[]; readonly ended: Promise<void> } {
  const took: number[] = [];
  const run = async (): Promise<void> => {
    const underWay = new Set<Promise<void>>();
    while (!over.signal.aborted) {
      const one = once(load(), agent).then((ms) => void took.push(ms));
      underWay.add(one);
      void one.finally(() => underWay.delete(one));
      await wait(1000 / EVENTS_A_SECOND);
    }
    await Promise.all(underWay);
  };
  return { took, ended: run() };
}

function words(took: readonly number[]): string {
  const sorted = took.toSorted((a, b) => a - b);
  return `p50 ${quantile(sorted, 0.5).toFixed(1)} ms  p95 ${quantile(sorted, 0.95).toFixed(1)} ms  (${sorted.length})`;
}

function noteEvent(): Load {
  return {
    url: at('track-events'),
    method: 'POST',
    headers: json,
    body: JSON.stringify({
      session_id: randomUUID(),
      events: [{ event_type: 'page_view', page_path: '/', metadata: {} }],
    }),
  };
}
