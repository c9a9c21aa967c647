import { BadConfig, parseConfig, type Config } from './config.ts';
import { DemoRefused, seedDemo } from './features/demo/seed-demo.ts';
import { FolderInUse } from './platform/db/adapters/embedded-folder.ts';
import { CannotMigrate } from './platform/db/migrate.ts';
import { startServer, type RunningServer } from './start-server.ts';
import { welcome } from './welcome.ts';

/** A reason not to start that the person at the keyboard can do something about: its sentence is enough. */
const explained = [BadConfig, CannotMigrate, DemoRefused, FolderInUse];

/** What is still under way after this long is cut off: whoever restarts us will not wait longer. */
const SHUTDOWN_MAX_MS = 25_000;

async function main(): Promise<void> {
  const config: Config = parseConfig(process.env);
  const server = await startServer(config);
  stopOnSignal(server);
  const demoAccounts = config.demo ? await seedDemo(server.deps) : [];
  process.stdout.write(welcome(server.deps, demoAccounts));
}

function stopOnSignal(server: RunningServer): void {
  const stop = (): void => {
    setTimeout(() => process.exit(1), SHUTDOWN_MAX_MS).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  const isExplained = explained.some((kind) => error instanceof kind);
  process.stderr.write(
    `${isExplained && error instanceof Error ? error.message : reasonOf(error)}\n`,
  );
  process.exit(1);
});

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Cannot start.';
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'Cannot start: the port is taken. Set PORT to another one, or stop what listens there.';
  }
  return `Cannot start: ${error.stack ?? error.message}`;
}
