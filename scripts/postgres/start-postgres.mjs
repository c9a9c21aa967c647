import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inCheckout } from '../checkout.mjs';
import { findPostgresBinaries } from './postgres-binaries.mjs';
import { Refusal, whenRunDirectly } from '../refusal.mjs';

/**
 * A database that tests may do anything to: the given one, or a throw-away one of our own.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };
  await findPostgresBinaries();
  // A group of its own: Ctrl-C must not reach it before the tests have let go of the database.
  const cluster = spawn(
    process.execPath,
    [inCheckout('scripts', 'postgres', 'postgres-cluster.mjs')],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    },
  );
  const ended = once(cluster, 'exit');
  const [url] = await Promise.race([once(createInterface(cluster.stdout), 'line'), ended]);
  if (typeof url !== 'string') throw new Refusal('No PostgreSQL for the tests: see above.');
  const stop = async () => {
    cluster.stdin.end();
    await ended;
  };
  return { url, stop };
}

await whenRunDirectly(import.meta.url, async () => {
  const { url, stop } = await startPostgres();
  console.log(`${url}\nA scratch database, gone without a trace when you press Ctrl-C.`);
  const asked = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal));
  await Promise.race(asked);
  await stop();
});
