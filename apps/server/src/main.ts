import { setImmediate } from 'node:timers/promises';
import { openBook } from '@palm/oracle/open-book';
import { warmUpCare } from '@palm/oracle/safety/warm-up';
import { warmUpWords } from '@palm/oracle/warm-up-words';
import { parseConfig } from './config.ts';
import { seedDemo } from './features/demo/seed-demo.ts';
import { warmUpSky } from './features/oracle/readings/warm-up-sky.ts';
import { CannotStart } from './platform/cannot-start.ts';
import { DatabaseDown } from './platform/db/database-down.ts';
import { withoutQuery } from './platform/db/postgres-error.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { startMessage } from './start-message.ts';

/** After the configured delay. Requests still running then are cut off, because process managers kill us soon after. */
const SHUTDOWN_MAX_MS = 22_000;

async function main(): Promise<void> {
  const config = parseConfig(process.env);
  // Loaded before the first request, so that no request waits for it.
  openBook();
  // `npm run dev` has a server of its own for the pages, and no build.
  const pages = process.argv.includes('--without-pages') ? { webBuild: null } : {};
  const server = await startServer(config, { ...pages, onLost: endAtOnce });
  stopOnSignal(server);
  const demoAccounts = config.demo ? await seedDemo(server.deps) : [];
  process.stdout.write(startMessage(server.deps, demoAccounts));
  await warmUpCare(() => setImmediate());
  await warmUpWords(() => setImmediate());
  await warmUpSky(server.deps, () => setImmediate());
}

/** Every answer would fail from now on. After a restart, all acknowledged data is still there. */
function endAtOnce(): void {
  process.stderr.write(
    'The embedded database has stopped, and so has the server. Start it again.\n',
  );
  process.exit(1);
}

function stopOnSignal(server: RunningServer): void {
  const stop = (): void => {
    const withinMs = server.deps.config.shutdownDelayMs + SHUTDOWN_MAX_MS;
    setTimeout(() => process.exit(1), withinMs).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exit(1);
});

function lastWords(thrown: unknown): string {
  const error = withoutQuery(thrown);
  if (error instanceof CannotStart) return error.message;
  if (error instanceof DatabaseDown) return `Cannot start: the database is down: ${error.message}.`;
  return `Cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
