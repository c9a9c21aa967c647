import { calls } from '@palm/contract/calls';
import { PALM_BUCKET } from '@palm/contract/limits';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { BIRTH_NAME } from '../../../test/half-done-life.ts';
import { newResident, OWN_NOTE } from '../../../test/full-life.ts';
import { looseTables, ownedTables } from '../../../test/owned-tables.ts';
import { onOneServer } from '../../../test/running-server.ts';
import { tracesOf } from '../../../test/traces.ts';
import { runAllTasks } from '../../../test/run-all-tasks.ts';
import { sendPasswordReset } from '../accounts/jobs.ts';
import { EXPORT_BUCKET } from '../exports/export-file.ts';

const HOUR_MS = 3_600_000;
const BUCKETS = [PALM_BUCKET, EXPORT_BUCKET];

/** The farewell lies in the mailbox that stands for the outside world. */
const isFarewell = (trace: string) =>
  trace.startsWith('public.outbox_mails') && trace.includes('account is deleted');

onOneServer('a person who has left', (server) => {
  it('is in no row of any table and in no file', async () => {
    const { deps } = server();
    const { call, email, userId } = await newResident(server());
    await call(calls.requestExport, {});
    await eventually(async () =>
      expect(await call(calls.getExport, {})).toMatchObject({ state: 'ready' }),
    );
    const later = { startAfter: new Date(Date.now() + 24 * HOUR_MS) };
    await deps.jobs.enqueue(deps.db.system, sendPasswordReset, { userId }, later);
    const words = [userId, email, BIRTH_NAME, OWN_NOTE, 'lighthouse keeper'];
    const whose = `select count(*)::integer as rows from %s where user_id = $1`;
    for (const table of await ownedTables(deps.db)) {
      const { rows } = await deps.db.raw.query(whose.replace('%s', table), [userId]);
      expect(rows, `test/full-life.ts adds no row to ${table}`).not.toEqual([{ rows: 0 }]);
    }
    const before = await tracesOf(deps, words, BUCKETS);
    expect(before.filter((trace) => trace.startsWith('file'))).toHaveLength(2);

    await call(calls.deleteAccount, { email });
    await eventually(async () => expect(await server().mailTo(email)).toHaveLength(1));
    server().pass(HOUR_MS);
    // A round that comes before the queue has ended the first job leaves the record to the next round.
    await eventually(async () => {
      await runAllTasks(deps);
      const left = await tracesOf(deps, words, BUCKETS);
      expect(left.filter((trace) => !isFarewell(trace))).toEqual([]);
    });
  });

  it('takes along the rows of every table there is, and of those to come', async () => {
    expect(await looseTables(server().deps.db)).toEqual([
      // What remembers that there is something left to do.
      'deletions',
      // What a language model cost; whose words it wrote is struck out when they leave.
      'model_calls',
    ]);
  });

  it('leaves everybody else what is theirs', async () => {
    const { deps } = server();
    const stays = await newResident(server());
    const leaves = await newResident(server());
    const words = [stays.userId, stays.email];
    const before = await tracesOf(deps, words, BUCKETS);
    await leaves.call(calls.deleteAccount, { email: leaves.email });
    await eventually(async () => expect(await server().mailTo(leaves.email)).toHaveLength(1));
    expect((await tracesOf(deps, words, BUCKETS)).toSorted()).toEqual(before.toSorted());
  });
});
