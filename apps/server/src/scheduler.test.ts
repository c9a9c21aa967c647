import { readFileSync } from 'node:fs';
import { calls } from '@palm/contract/calls';
import { days, minutes } from '@palm/contract/durations';
import { SESSION_LIFETIME_MS } from '@palm/contract/limits';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { PASSWORD, confirmationMail, freshAddress, newMember } from '../test/members.ts';
import { runAllTasks } from '../test/run-all-tasks.ts';
import { onEveryServer, onOneServer, visit, WEB_BUILD } from '../test/running-server.ts';
import { newSubscriber } from '../test/billing/billing-actions.ts';
import { post } from '../test/billing/local-billing-actions.ts';
import type { Deps } from './deps.ts';
import {
  billingEvents,
  checkouts,
  palmPhotos,
  rateLimits,
  sessions,
  users,
} from './platform/db/schema.ts';
import type { Log } from './platform/log/log.ts';
import { readOutbox } from './platform/mail/outbox.ts';
import { scheduledTask } from './scheduler.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** The server's parts, with a log that can be read. */
function withReadLog(deps: Deps) {
  const failures: unknown[] = [];
  const log: Log = { ...deps.log, error: (noted: unknown) => failures.push(noted) };
  return { deps: { ...deps, log }, failures };
}

onEveryServer('scheduled tasks', (server) => {
  it('delete expired data and unconfirmed accounts, and nothing else', async () => {
    const { deps, failures } = withReadLog(server().deps);
    const db = deps.db.system;
    const member = await newMember(server());
    const address = freshAddress();
    await visit(server().url).call(calls.customSignup, { email: address, password: PASSWORD });
    await confirmationMail(server(), address);

    await runAllTasks(deps);
    expect(await db.select().from(users).where(eq(users.email, address))).toHaveLength(1);
    expect(await member.call(calls.getUser, {})).toMatchObject({ id: member.userId });

    server().pass(SESSION_LIFETIME_MS + 1000);
    await runAllTasks(deps);
    expect(await db.select().from(users).where(eq(users.email, address))).toEqual([]);
    expect(await db.select().from(users).where(eq(users.id, member.userId))).toHaveLength(1);
    expect(await db.select().from(sessions)).toEqual([]);
    expect(await db.select().from(rateLimits)).toEqual([]);
    expect(await server().mailTo(member.email)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('do not block one another when one fails, and the log says which', async () => {
    const { deps, failures } = withReadLog(server().deps);
    const reason = new Error('the queue is out of reach');
    const jobs = { ...deps.jobs, enqueue: () => Promise.reject(reason) };
    await deps.db.system.insert(billingEvents).values({ id: 'old', receivedAt: new Date(0) });
    await runAllTasks({ ...deps, jobs });
    expect(failures).toEqual([{ err: reason, task: 'roll-up-analytics' }]);
    expect(await deps.db.system.select().from(billingEvents)).toEqual([]);
  });
});

const PHOTO = new Uint8Array(
  readFileSync(new URL('../../../packages/palmistry/test/data/rendered-palm.jpg', import.meta.url)),
);

onOneServer('a process that never runs for an hour', (server) => {
  it('still reminds of the first charge, closes unpaid checkouts and deletes unread photos', async () => {
    const { deps, close } = server();
    const subscriber = await newSubscriber(server());
    await post(server(), (await subscriber.call(calls.createCheckout, {})).url, {});
    const hesitating = await newSubscriber(server());
    await hesitating.call(calls.createCheckout, {});
    await hesitating.call(calls.uploadPalmPhoto, PHOTO);
    await close();

    const start = (aheadMs: number) =>
      startServer(deps.config, {
        clock: { now: () => new Date(Date.now() + aheadMs) },
        webBuild: WEB_BUILD,
      });
    const left = async ({ deps: { db } }: RunningServer) => ({
      photos: await db.system.$count(palmPhotos),
      openCheckouts: await db.system.$count(checkouts, eq(checkouts.status, 'open')),
      reminders: (await readOutbox(db.system, { to: subscriber.email, limit: 20 })).filter(
        ({ subject }) => subject.startsWith('Your first charge'),
      ).length,
    });

    const first = await start(0);
    await eventually(async () => expect(await waitingTasks(first)).toBe(0));
    expect(await left(first)).toEqual({ photos: 1, openCheckouts: 1, reminders: 0 });
    await hadNoProcessFor(first, '90 minutes');
    await first.close();
    const second = await start(days(4) + minutes(1));
    await eventually(async () =>
      expect(await left(second)).toEqual({ photos: 0, openCheckouts: 0, reminders: 1 }),
    );
    await second.close();
  });
});

async function waitingTasks({ deps }: RunningServer): Promise<number> {
  const queue = (await deps.jobs.queues()).find(({ job }) => job === scheduledTask.name);
  return queue ? queue.waiting + queue.running + queue.retrying : 0;
}

/** As pg-boss would find it after such a pause. */
async function hadNoProcessFor({ deps }: RunningServer, pause: string): Promise<void> {
  await deps.jobs.stop();
  await deps.db.raw.exec(`
    update pgboss.version set cron_on = now() - interval '${pause}';
    update pgboss.schedule set created_on = now() - interval '1 day'`);
}
