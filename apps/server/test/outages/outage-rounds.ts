import { setTimeout as sleep } from 'node:timers/promises';
import { nothingYet } from './acknowledged.ts';
import { startCallers } from './callers.ts';
import { inspect, sqlOn, unsentOf } from './inspect.ts';
import type { OwnPostgres, Stop } from './own-postgres.ts';
import { MEMBERS, startChild } from './start-child.ts';

/** `terminate` ends every connection to a database that goes on running. */
export type Outage = 'terminate' | Stop;

export interface OutageReport {
  readonly acknowledged: number;
  /** Said to be written, and not there afterwards. */
  readonly lost: readonly string[];
  /** Signed up, and never sent the confirmation; null where it was not waited for. */
  readonly unsent: readonly string[] | null;
  /** From the moment the database took connections until the server was ready, for each outage. */
  readonly backAfterMs: readonly number[];
  readonly refusals: Readonly<Record<string, number>>;
}

export interface OutageOptions {
  readonly dataDir: string;
  /** Minutes: a job whose worker lost it is taken up again that late. */
  readonly waitsForMails?: boolean;
  readonly tell?: (line: string) => void;
}

const LOAD_MS = 300;
const PATIENCE_MS = 30_000;

/** Takes the database away from a server under load, again and again. Throws when the server does not survive it. */
export async function outageRounds(
  postgres: OwnPostgres,
  outages: readonly Outage[],
  { dataDir, waitsForMails = false, tell = () => {} }: OutageOptions,
): Promise<OutageReport> {
  // The throw-away cluster may forget a commit when it crashes; this database may not.
  await sqlOn(postgres.url, 'alter database postgres set synchronous_commit = on');
  const { url, died, stop } = await startChild(postgres.url, dataDir);
  const over = new AbortController();
  const done = nothingYet();
  const calling = startCallers(url, MEMBERS, { done, signal: over.signal });
  const backAfterMs: number[] = [];
  try {
    for (const outage of outages) {
      await Promise.race([sleep(LOAD_MS), died]);
      await happen(postgres, outage);
      const returnedAt = performance.now();
      await Promise.race([untilReady(url), died]);
      backAfterMs.push(performance.now() - returnedAt);
      tell(`${outage}: ready after ${Math.round(backAfterMs.at(-1) ?? 0)} ms`);
    }
    await Promise.race([sleep(LOAD_MS), died]);
  } finally {
    over.abort();
    await calling;
  }
  const unsent = waitsForMails ? await unsentOf(postgres.url, done) : null;
  await stop();
  return { ...(await inspect(postgres.url, done)), unsent, backAfterMs };
}

async function happen(postgres: OwnPostgres, outage: Outage): Promise<void> {
  if (outage !== 'terminate') return postgres.stopAndStart(outage);
  await sqlOn(
    postgres.url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

async function untilReady(url: string): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUpAt) {
    const { ok } = await fetch(`${url}/readyz`);
    if (ok) return;
    await sleep(5);
  }
  throw new Error('The server is not ready again.');
}
