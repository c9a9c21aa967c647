import { afterEach, describe, expect, it } from 'vitest';
import { databases, oneDatabase } from '../../../test/databases.ts';
import { postgresUrl } from '../../../test/fresh-databases.ts';
import { liveThrough } from '../../../test/mail-day/live-through.ts';
import { openMailProcess } from '../../../test/mail-day/mail-process.ts';
import { expectedMails } from '../../../test/mail-day/expected-mails.ts';
import { mixedPeople } from '../../../test/mail-day/people.ts';
import { populate } from '../../../test/mail-day/population.ts';
import { openPostgres } from '../../platform/db/adapters/postgres.ts';
import type { Database } from '../../platform/db/db.ts';
import type { Mailer } from '../../platform/mail/mail.ts';

/*
 * A day and a night around the hour in which Europe's clocks go back. bench/mail-day.ts does the same with 10,000
 * recipients and true processes that are killed.
 */
const FROM = new Date('2026-10-24T18:00:00Z');
const UNTIL = new Date('2026-10-25T20:00:00Z');

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** The minute and the address of each, in order. */
const lines = (mails: Iterable<{ email: string; at: Date }>): string[] =>
  [...mails].map(({ email, at }) => `${at.toISOString().slice(0, 16)} ${email}`).toSorted();

async function connections(name: string): Promise<Database[]> {
  if (name === 'embedded') {
    const { database, dispose } =
      (await databases.find((kind) => kind.name === name)?.fresh()) ?? {};
    if (!database || !dispose) throw new Error('There is an embedded database.');
    cleanups.push(dispose);
    return [database];
  }
  const { url, drop } = await postgresUrl();
  cleanups.push(drop);
  const opening = Array.from({ length: 3 }, () => openPostgres({ url, maxConnections: 6 }));
  const opened = await Promise.all(opening);
  cleanups.push(async () => void (await Promise.all(opened.map((each) => each.close()))));
  return opened;
}

// Several processes, and so PostgreSQL wherever it is at hand.
for (const { name, missing } of oneDatabase()) {
  const where = missing === undefined ? name : `${name}, skipped: ${missing}`;
  describe.skipIf(missing !== undefined)(`a day of mail (${where})`, () => {
    it('sends every subscriber one mail a date, at their own hour, whatever process dies, and sends no other user any', async () => {
      const opened = await connections(name);
      const [first] = opened;
      if (!first) throw new Error('There is one at least.');
      const people = mixedPeople(99);
      await populate(first.system, people, FROM);
      let now = FROM;
      const arrived = new Map<string, { email: string; at: Date }>();
      let deaths = 0;
      // Dies in a third of its sendings: before the mail has left, or after it has, before anybody noted it.
      const dying: Mailer = {
        send: async ({ id, to }) => {
          const fate = Math.random();
          if (fate < 1 / 6) throw new Error(`died ${(deaths += 1)} times, before`);
          arrived.set(id ?? '', { email: to, at: now });
          if (fate > 5 / 6) throw new Error(`died ${(deaths += 1)} times, after`);
        },
      };
      const processes = await Promise.all(opened.map((each) => openMailProcess(each, dying)));
      for (const each of processes) cleanups.push(() => each.close());

      await liveThrough(() => processes, { until: UNTIL, onHour: (at) => void (now = at) });

      const expected = expectedMails(people, FROM, UNTIL);
      expect(lines(arrived.values())).toEqual(lines(expected));
      const dates = expected.map(({ email, date }) => `${email} ${date}`);
      expect(new Set(dates).size).toBe(dates.length);
      expect(deaths).toBeGreaterThan(0);
    }, 600_000);
  });
}
