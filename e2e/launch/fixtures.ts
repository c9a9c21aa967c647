import { test as base } from '@playwright/test';
import { startServer, type RunningServer } from './server.ts';
import { sharedServer } from './shared-servers.ts';

interface WorkerFixtures {
  /** Settings of a server of its own for a whole spec file: `test.use({ serverEnv: { … } })`. */
  serverEnv: Record<string, string> | null;
  /** No journey meets the data of one that runs beside it: each worker has a server for itself. */
  server: RunningServer;
}

export const test = base.extend<object, WorkerFixtures>({
  serverEnv: [null, { scope: 'worker', option: true }],
  server: [
    async ({ serverEnv }, use, { parallelIndex }) => {
      if (serverEnv === null) return use(sharedServer(parallelIndex));
      const server = await startServer({ env: serverEnv });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});

export { expect } from '@playwright/test';
