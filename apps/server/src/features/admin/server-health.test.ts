import { randomUUID } from 'node:crypto';
import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { newMember } from '../../../test/members.ts';
import { onOneServer, type TestServer } from '../../../test/running-server.ts';
import { dailyMails, mailStops } from '../../platform/db/schema.ts';
import { withoutAddresses } from './without-addresses.ts';

const ADMIN = 'admin@example.com';

/** A job that failed for the last time, as the queue leaves it behind. */
async function addDeadLetter(server: TestServer, job: string): Promise<string> {
  const { rows } = await server.deps.db.raw.query(
    `insert into pgboss.job (name, data, source_name, source_output, source_retry_count, source_created_on)
     values ('dead-letters', $1, $2, $3, 6, now()) returning id`,
    [
      JSON.stringify({ noticeId: randomUUID() }),
      job,
      JSON.stringify({ type: 'GiveUp', message: '550 no mailbox <ada@example.com> here' }),
    ],
  );
  return String(rows[0]?.['id']);
}

onOneServer(
  'the health of the server',
  (server) => {
    it('shows what failed for good without contents or addresses, and has it tried again or forgotten', async () => {
      const admin = await newMember(server(), ADMIN);
      const health = () => admin.call(calls.adminHealth, {});
      const [again, never, unknown] = [
        await addDeadLetter(server(), 'send-billing-mail'),
        await addDeadLetter(server(), 'send-billing-mail'),
        await addDeadLetter(server(), 'no-such-job'),
      ];
      const { db, clock } = server().deps;
      const { userId } = admin;
      const mail = { userId, zone: 'UTC', outcome: 'sent', createdAt: clock.now() } as const;
      const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
      await db.system.insert(dailyMails).values([
        { ...mail, mailDate: '2026-01-02', doneAt: clock.now() },
        { ...mail, mailDate: '2026-01-01', doneAt: daysAgo(1) },
      ]);
      const stop = { email: ADMIN, reason: 'bounced', createdAt: clock.now() } as const;
      await db.system.insert(mailStops).values({ userId, ...stop });
      const before = await health();
      expect(before.mail).toMatchObject({
        leavesBy: 'outbox',
        failed: 2,
        sentDaily: 1,
        stopped: 1,
      });
      expect(before.queues.map(({ job }) => job)).toContain('roll-up-analytics');
      expect(before.deadLetters.total).toBe(3);
      expect(before.deadLetters.newest).toHaveLength(3);
      expect(JSON.stringify(before)).not.toMatch(/ada@|noticeId/);
      expect(before.deadLetters.newest[0]).toMatchObject({
        error: '550 no mailbox <(address)> here',
        tries: 7,
      });

      const handle = (id: string, action: 'retry' | 'discard') =>
        admin.call(calls.handleDeadLetter, { id, action });
      await expect(handle(unknown, 'retry')).rejects.toThrow('job_unknown');
      await handle(again, 'retry');
      await handle(never, 'discard');
      await expect(handle(never, 'discard')).rejects.toThrow('letter_gone');
      expect((await health()).deadLetters.newest.map(({ id }) => id)).toEqual([unknown]);
      await eventually(async () => {
        const queue = (await health()).queues.find(({ job }) => job === 'send-billing-mail');
        expect(queue).toMatchObject({ waiting: 0, running: 0 });
      });

      const { actions } = await admin.call(calls.adminActions, {});
      expect(actions).toMatchObject([
        { kind: 'discard_job', admin: ADMIN, subjectId: never, details: 'send-billing-mail' },
        { kind: 'retry_job', admin: ADMIN, subjectId: again, details: 'send-billing-mail' },
      ]);
    });
  },
  { ADMIN_EMAILS: ADMIN },
);

it.each([
  ['550 <ada@example.com>: unknown', '550 <(address)>: unknown'],
  ['to ada.l+x@mail.example, bob@b.example', 'to (address), (address)'],
  ['no address', 'no address'],
])('%s is told as %s', (text, told) => {
  expect(withoutAddresses(text)).toBe(told);
});
