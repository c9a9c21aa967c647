import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { outageRounds } from '../../../../test/outages/outage-rounds.ts';
import { startOwnPostgres } from '../../../../test/outages/own-postgres.ts';

const hasPostgres = inject('postgresTemplate') !== null;

describe.skipIf(!hasPostgres)(
  `a server on PostgreSQL${hasPostgres ? '' : ', skipped: TEST_DATABASE_URL is not set'}`,
  () => {
    it('survives ended connections, a restart and a crash of the database, and loses no acknowledged write', async () => {
      const postgres = await startOwnPostgres();
      onTestFinished(() => postgres.end());
      const dataDir = await mkdtemp(path.join(tmpdir(), 'palm-outages-'));
      onTestFinished(() => rm(dataDir, { recursive: true }));
      const outages = ['terminate', 'terminate', 'restart', 'terminate', 'crash'] as const;
      const { acknowledged, lost, backAfterMs } = await outageRounds(postgres, outages, {
        dataDir,
      });
      expect(acknowledged).toBeGreaterThan(0);
      expect(lost).toEqual([]);
      expect(backAfterMs).toHaveLength(outages.length);
    }, 240_000);
  },
);
