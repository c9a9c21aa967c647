import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import {
  DATA_TEMPLATE,
  type RunningServer,
  serverAt,
  type ServerPlace,
  startServer,
} from './server.ts';

/** The setting that tells the workers where the servers are. */
const SERVERS = 'E2E_SERVERS';
const keyOf = (project: string, worker: number): string => `${project} ${worker}`;

/**
 * One server for each worker at each width, for all journeys that need no settings of their own: a start takes five
 * seconds of a core. The first server only makes the data, with the accounts of the demo, that the others copy.
 */
export default async function startServers({
  workers,
  projects,
}: FullConfig): Promise<() => Promise<void>> {
  const template = await mkdtemp(join(tmpdir(), 'palm-e2e-template-'));
  const first = await startServer({ dataDir: template, env: { DEMO: '1' } });
  await first.stop();
  process.env[DATA_TEMPLATE] = template;
  const servers = await Promise.all(
    projects.flatMap(({ name }) =>
      Array.from({ length: workers }, async (_, worker) => {
        const server = await startServer();
        return { key: keyOf(name, worker), server };
      }),
    ),
  );
  process.env[SERVERS] = JSON.stringify(
    Object.fromEntries(servers.map(({ key, server: { url, dataDir } }) => [key, { url, dataDir }])),
  );
  return async () => {
    await Promise.all(servers.map(({ server }) => server.stop()));
    await rm(template, { recursive: true, force: true });
  };
}

export function sharedServer(project: string, worker: number): RunningServer {
  const places: Record<string, ServerPlace> = JSON.parse(process.env[SERVERS] ?? '{}');
  const place = places[keyOf(project, worker)];
  if (!place) throw new Error(`No server was started for worker ${worker} of ${project}.`);
  return serverAt(place);
}
