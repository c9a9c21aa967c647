import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVER_ENV, SERVER_FLAGS } from '../scripts/memory.mjs';
import { processUse } from '../apps/server/src/platform/palm/adapters/process-use.ts';

interface Ready {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly emails: readonly string[];
  readonly password: string;
}

interface Options {
  readonly members: number;
  readonly env?: Record<string, string>;
}

/**
 * A server in a process of its own, with the flags of `npm start` and so many subscribers, who are signed in for five minutes. Another process has
 * made them, so that this one holds no memory of it.
 */
export async function startMembersServer({ members, env = {} }: Options) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'palm-bench-'));
  const settings = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' };
  const filling = start({ ...settings, RATE_LIMIT_SCALE: '1000000' }, members);
  const filled = await readyOf(filling);
  await stop(filling);
  const server = start({ ...settings, RATE_LIMIT_SCALE: '1000000', ...env }, 0);
  const { url } = await readyOf(server);
  return {
    ready: { ...filled, url },
    memoryMb: () => Math.round((processUse(server.pid ?? 0)?.memoryBytes ?? 0) / 2 ** 20),
    stop: async () => {
      await stop(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const start = (env: Record<string, string>, members: number): ChildProcess =>
  fork(new URL('members-server.ts', import.meta.url), {
    env: { ...process.env, ...SERVER_ENV, ...env, BENCH_MEMBERS: String(members) },
    execArgv: SERVER_FLAGS,
  });

async function readyOf(server: ChildProcess): Promise<Ready> {
  const [ready] = (await once(server, 'message')) as [Ready];
  return ready;
}

async function stop(server: ChildProcess): Promise<void> {
  const exited = once(server, 'exit');
  server.disconnect();
  await exited;
}
