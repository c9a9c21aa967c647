import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const CLUSTER = fileURLToPath(
  new URL('../../../../scripts/postgres/postgres-cluster.mjs', import.meta.url),
);

/** `restart` stops PostgreSQL in order, `crash` at once; both start it again. */
export type Stop = 'restart' | 'crash';

/** A throw-away PostgreSQL for one test only, so that it may be stopped. */
export interface OwnPostgres {
  readonly url: string;
  /** Done when it takes connections again. */
  readonly stopAndStart: (how: Stop) => Promise<void>;
  readonly end: () => Promise<void>;
}

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const cluster = spawn(process.execPath, [CLUSTER], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // The tests' own folder for files is closed to the account that PostgreSQL runs as.
    env: { ...process.env, TMPDIR: undefined },
  });
  const lines = createInterface(cluster.stdout);
  const exited = once(cluster, 'exit');
  const nextLine = async (): Promise<string> => {
    const [line] = await Promise.race([once(lines, 'line'), exited]);
    if (typeof line !== 'string') throw new Error('PostgreSQL did not start: see above.');
    return line;
  };
  return {
    url: await nextLine(),
    stopAndStart: async (how) => {
      cluster.stdin.write(`${how}\n`);
      await nextLine();
    },
    end: async () => {
      cluster.stdin.end();
      await exited;
    },
  };
}
