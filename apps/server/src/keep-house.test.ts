import { calls } from '@palm/contract/calls';
import { SESSION_LIFETIME_MS } from '@palm/contract/limits';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { PASSWORD, confirmationMail, freshAddress, newMember } from '../test/members.ts';
import { onEveryServer, visit } from '../test/running-server.ts';
import { sweep } from './keep-house.ts';
import { rateLimits, sessions, users } from './platform/db/schema.ts';

onEveryServer('housekeeping', (server) => {
  it('forgets what has expired and who never confirmed, and nobody else', async () => {
    const { deps } = server();
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
  });
});
