import { calls } from '@palm/contract/calls';
import { SESSION_LIFETIME_MS } from '@palm/contract/limits';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PASSWORD, confirmationMail, freshAddress, newMember } from '../test/members.ts';
import { onEveryServer, visit } from '../test/running-server.ts';
import type { Deps } from './deps.ts';
import { sweep } from './keep-house.ts';
import { billingEvents, rateLimits, sessions, users } from './platform/db/schema.ts';
import type { Log } from './platform/log/log.ts';

/** The server's parts, with a log that can be read. */
function withReadLog(deps: Deps) {
  const failures: unknown[] = [];
  const log: Log = { ...deps.log, error: (noted: unknown) => failures.push(noted) };
  return { deps: { ...deps, log }, failures };
}

onEveryServer('housekeeping', (server) => {
  it('forgets what has expired and who never confirmed, and nobody else', async () => {
    const { deps, failures } = withReadLog(server().deps);
    const db = deps.db.system;
    const member = await newMember(server());
    const address = freshAddress();
    await visit(server().url).call(calls.customSignup, { email: address, password: PASSWORD });
    await confirmationMail(server(), address);

    await sweep(deps);
    expect(await db.select().from(users).where(eq(users.email, address))).toHaveLength(1);
    expect(await member.call(calls.getUser, {})).toMatchObject({ id: member.userId });

    server().pass(SESSION_LIFETIME_MS + 1000);
    await sweep(deps);
    expect(await db.select().from(users).where(eq(users.email, address))).toEqual([]);
    expect(await db.select().from(users).where(eq(users.id, member.userId))).toHaveLength(1);
    expect(await db.select().from(sessions)).toEqual([]);
    expect(await db.select().from(rateLimits)).toEqual([]);
    expect(await server().mailTo(member.email)).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('goes on with the next chore when one fails, and notes which', async () => {
    const { deps, failures } = withReadLog(server().deps);
    const reason = new Error('the queue is out of reach');
    const jobs = { ...deps.jobs, enqueue: () => Promise.reject(reason) };
    await deps.db.system.insert(billingEvents).values({ id: 'old', receivedAt: new Date(0) });
    await sweep({ ...deps, jobs });
    expect(failures).toEqual([{ err: reason }]);
    expect(await deps.db.system.select().from(billingEvents)).toEqual([]);
  });
});
