import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { outageRounds, type Outage } from '../apps/server/test/outages/outage-rounds.ts';
import { startOwnPostgres } from '../apps/server/test/outages/own-postgres.ts';
import { quantile } from './load.ts';

/*
 * node bench/database-outages.ts [ROUNDS]: PostgreSQL goes away from a server with twelve callers, by turns with its
 * connections ended, restarted and crashed. Does the server live, how soon does it serve again, is a write lost?
 */

const rounds = Number(process.argv[2] ?? 50);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('ROUNDS is a whole number from 1.');

const KINDS: readonly Outage[] = ['terminate', 'restart', 'terminate', 'crash'];
const outages = Array.from({ length: rounds }, (_, at) => KINDS[at % KINDS.length] ?? 'terminate');

const postgres = await startOwnPostgres();
const dataDir = await mkdtemp(path.join(tmpdir(), 'palm-outages-'));
try {
  const options = { dataDir, waitsForMails: true, tell: console.log };
  const { unsent, ...report } = await outageRounds(postgres, outages, options);
  const times = report.backAfterMs.toSorted((a, b) => a - b);
  console.log(
    `${rounds} outages, ${report.acknowledged} acknowledged writes, ${report.lost.length} lost, ${unsent?.length} mails unsent; ` +
      `ready again after ${quantile(times, 0.5).toFixed(0)} ms in the middle, ${quantile(times, 1).toFixed(0)} ms at most`,
  );
  console.log('refused meanwhile:', report.refusals);
  if (report.lost.length > 0 || unsent?.length !== 0) process.exitCode = 1;
} finally {
  await postgres.end();
  await rm(dataDir, { recursive: true, force: true });
}
