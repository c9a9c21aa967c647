import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startCountingProxy } from '../../../../test/counting-proxy.ts';
import { postgresUrl } from '../../../../test/fresh-databases.ts';
import { outageRounds } from '../../../../test/outages/outage-rounds.ts';
import { startOwnPostgres } from '../../../../test/outages/own-postgres.ts';
import { signedInPerson } from '../../../../test/people.ts';
import { profiles, sessions, users } from '../schema.ts';
import { openPostgres } from './postgres.ts';

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
    }, 600_000);

    it('asks in as few trips as the work allows', async () => {
      const { url, drop } = await postgresUrl();
      onTestFinished(drop);
      const proxy = await startCountingProxy(url);
      onTestFinished(proxy.close);
      // One connection, so that no other has to be opened and taught the statements.
      const database = await openPostgres({ url: proxy.url, maxConnections: 1 });
      onTestFinished(() => database.close());
      const actor = await signedInPerson(database);
      const own = database.eachAsUser(actor);
      const work = {
        'a statement': () => database.system.select().from(users),
        'a statement as a user': () => own.select().from(profiles),
        'three statements at once as a user': () =>
          Promise.all([
            own.select().from(profiles),
            own.select({ id: sessions.id }).from(sessions),
            own.$count(users),
          ]),
        'a transaction that is known beforehand': () =>
          database.allAsUser(actor, [sql`select 1`, sql`select 2`]),
        'a transaction of one statement': () =>
          database.system.transaction((db) => db.select().from(users)),
        'a transaction of one statement as a user': () =>
          database.asUser(actor, (db) => db.select().from(profiles)),
      };
      const trips: Record<string, number> = {};
      for (const [name, ask] of Object.entries(work)) {
        await ask();
        trips[name] = await proxy.tripsOf(async () => ask());
      }
      expect(trips).toEqual({
        'a statement': 1,
        'a statement as a user': 1,
        'three statements at once as a user': 1,
        'a transaction that is known beforehand': 1,
        'a transaction of one statement': 2,
        'a transaction of one statement as a user': 3,
      });
    });
  },
);
