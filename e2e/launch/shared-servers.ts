import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { birth } from './members-with-birth.ts';
import { PASSWORD } from './people.ts';
import { addReadyMembers } from './ready-members.ts';
import {
  DATA_TEMPLATE,
  type RunningServer,
  serverAt,
  type ServerPlace,
  startServer,
} from './server.ts';

/** The setting that tells the workers where the servers are. */
const SERVERS = 'E2E_SERVERS';
/** To a server all its journeys are one client: together they must not meet a limit that each alone does not. */
const env = { RATE_LIMIT_SCALE: '10' };

/**
 * One server for each worker, for all journeys that need no settings of their own: a start takes seven seconds of a
 * core, and a server that waits takes one second of each thirty. The first server only makes the data that the
 * others copy: the accounts of the demo, and members for the journeys.
 */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'palm-e2e-template-'));
  const first = await startServer({ dataDir: template, env: { DEMO: '1' } });
  await first.stop();
  await addReadyMembers(template, { password: PASSWORD, birth });
  process.env[DATA_TEMPLATE] = template;
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer({ env })));
  process.env[SERVERS] = JSON.stringify(servers.map(({ url, dataDir }) => ({ url, dataDir })));
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(template, { recursive: true, force: true });
  };
}

export function sharedServer(worker: number): RunningServer {
  const places: ServerPlace[] = JSON.parse(process.env[SERVERS] ?? '[]');
  const place = places[worker];
  if (!place) throw new Error(`No server was started for worker ${worker}.`);
  return serverAt(place);
}
