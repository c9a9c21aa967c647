/**
 * How much later than the model's own the first sentence of a streamed answer reaches the user: what passes until the
 * model is asked (session, rate, count, profile, sky, prompt), and what passes once its first sentence is complete (check
 * and the way back). The goal is for both together. Beside it a bare fetch of the model, turn by turn in one run: where
 * that one is slow too, the machine is busy.
 *
 *   node bench/model/first-part.ts [rounds] [openai | anthropic | google]
 *   DATABASE_URL=… node bench/model/first-part.ts      with PostgreSQL, in a database without users
 *   ORACLE_SECOND_CHECK=1 node bench/model/first-part.ts   with a model that has its opinion at once
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from '@palm/contract/calls';
import { createClient } from '@palm/contract/client';
import { parseConfig } from '../../apps/server/src/config.ts';
import { seedDemo } from '../../apps/server/src/features/demo/seed-demo.ts';
import { startServer } from '../../apps/server/src/start-server.ts';
import { quantile } from '../load.ts';

const WARM_UP = 20;
const ROUNDS = Number(process.argv[2] ?? 150);
const GOAL_MS = 10;

const BARE_PATHS: Record<string, string> = {
  openai: '/chat/completions',
  anthropic: '/messages',
  google: '/models/stand-in:streamGenerateContent?alt=sse',
};
const provider = process.argv[3] ?? 'openai';
const barePath = BARE_PATHS[provider] ?? '';

const model = fork(new URL('first-part-model.ts', import.meta.url), [provider]);
const [baseUrl] = (await once(model, 'message')) as [string];
const dataDir = await mkdtemp(path.join(tmpdir(), 'first-part-'));
const server = await startServer(
  parseConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    DEMO: '1',
    READING_DATE: '2026-11-15',
    RATE_LIMIT_SCALE: '1000',
    ORACLE_MODEL: `${provider}:stand-in`,
    ORACLE_API_KEY: 'none',
    ORACLE_BASE_URL: baseUrl,
    ...Object.fromEntries(
      ['DATABASE_URL', 'ORACLE_SECOND_CHECK'].flatMap((name) => {
        const value = process.env[name];
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  }),
  { webBuild: fileURLToPath(new URL('../../apps/server/test/web-build', import.meta.url)) },
);
await seedDemo(server.deps);
const bare = createClient({
  send: (to, request) => fetch(server.url + to, request),
  accessToken: () => null,
});
const session = await bare(calls.signIn, {
  email: 'premium@demo.example',
  password: 'premium-demo-door',
});
const client = createClient({
  send: (to, request) => fetch(server.url + to, request),
  accessToken: () => session.access_token,
});

interface Told {
  readonly startedAt: number;
  readonly heardAt: number;
}
interface Own {
  readonly askedAt: number;
  readonly saidAt: number;
}

const heard: Told[] = [];
for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
  heard.push(await firstOfBareFetch(), await firstPart());
}
model.send('times');
const [own] = (await once(model, 'message')) as [Own[]];
const both = heard.map((told, at) => ({ ...told, ...(own[at] ?? { askedAt: NaN, saidAt: NaN }) }));
const warm = both.slice(WARM_UP * 2);
const bareOnes = warm.filter((_, at) => at % 2 === 0);
const ours = warm.filter((_, at) => at % 2 === 1);
const before = ({ startedAt, askedAt }: Told & Own) => askedAt - startedAt;
const after = ({ saidAt, heardAt }: Told & Own) => heardAt - saidAt;
const later = (times: Told & Own) => before(times) + after(times);
report('a bare fetch, until the model is asked', bareOnes.map(before));
report('a bare fetch, after its first sentence', bareOnes.map(after));
report('the server, until the model is asked', ours.map(before));
report('the server, after its first sentence', ours.map(after));
report("a bare fetch, later than the model's own", bareOnes.map(later));
report("the server, later than the model's own", ours.map(later), GOAL_MS);

await server.close();
await rm(dataDir, { recursive: true });
model.disconnect();
model.kill();

async function firstPart(): Promise<Told> {
  const startedAt = now();
  let firstAt = Number.NaN;
  const input = { message: 'What should I know about love?', zone: 'Europe/Lisbon' };
  for await (const { kind } of client.stream(calls.oracleChat, input)) {
    if (kind === 'part' && Number.isNaN(firstAt)) firstAt = now();
  }
  await client(calls.clearChat, {});
  return { startedAt, heardAt: firstAt };
}

async function firstOfBareFetch(): Promise<Told> {
  const startedAt = now();
  const body = JSON.stringify({
    stream: true,
    messages: [{ role: 'user', content: 'x'.repeat(6000) }],
  });
  const response = await fetch(baseUrl + barePath, { method: 'POST', body });
  let firstAt = Number.NaN;
  for await (const bytes of response.body ?? []) {
    const isFirst = Number.isNaN(firstAt) && Buffer.from(bytes).includes('Venus');
    if (isFirst) firstAt = now();
  }
  return { startedAt, heardAt: firstAt };
}

/** By the clock that the stand-in's process has too. */
function now(): number {
  return performance.timeOrigin + performance.now();
}

function report(what: string, ms: number[], goalMs?: number): void {
  const sorted = ms.toSorted((a, b) => a - b);
  const [median, p99] = [quantile(sorted, 0.5), quantile(sorted, 0.99)];
  const isWithin = goalMs !== undefined && median <= goalMs;
  const verdict = goalMs === undefined ? '' : isWithin ? '  within the goal' : '  OVER the goal';
  console.log(
    `${what.padEnd(40)} median ${median.toFixed(2)} ms  p99 ${p99.toFixed(2)} ms${verdict}`,
  );
}
