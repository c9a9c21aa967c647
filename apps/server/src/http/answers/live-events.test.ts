import { EVENTS_PATH } from '@palm/contract/call';
import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { newMember, PASSWORD, resetToken } from '../../../test/members.ts';
import {
  onEveryServer,
  type TestServer,
  visit,
  type Visitor,
} from '../../../test/running-server.ts';
import { post } from '../../../test/billing/local-billing-actions.ts';
import { userRoles } from '../../platform/db/schema.ts';

/** Reads the event stream of a user event by event; null at its end. */
async function listen(server: TestServer, { token }: Visitor) {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(server.url + EVENTS_PATH, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('A stream has a body.');
  const next = async () => {
    const { value, done } = await reader.read();
    return done ? null : /event: (\w+)/.exec(value)?.[1];
  };
  return { response, next, leave: () => reader.cancel() };
}

onEveryServer('the stream of events', (server) => {
  it('tells every tab of its user when the plan changes, and no other user', async () => {
    const member = await newMember(server());
    const other = await newMember(server());
    const tabs = [await listen(server(), member), await listen(server(), member)];
    const stranger = await listen(server(), other);
    for (const tab of [...tabs, stranger]) expect(await tab.next()).toBe('ready');
    expect(tabs[0]?.response.headers.get('content-type')).toContain('text/event-stream');

    await post(server(), (await member.call(calls.createCheckout, {})).url, {});
    for (const tab of tabs) expect(await tab.next()).toBe('subscription');
    await server().deps.changes.announce(other.userId);
    expect(await stranger.next()).toBe('subscription');

    for (const tab of [...tabs, stranger]) await tab.leave();
    await expect.poll(() => server().deps.changes.watchersOf(member.userId)).toBe(0);
  });

  it('tells open pages when their session is ended elsewhere or their account deleted', async () => {
    const member = await newMember(server());
    const elsewhere = visit(server().url);
    const { email } = member;
    const { access_token: token } = await elsewhere.call(calls.signIn, {
      email,
      password: PASSWORD,
    });
    elsewhere.token = token;
    const tab = await listen(server(), member);
    expect(await tab.next()).toBe('ready');

    await elsewhere.call(calls.signOut, { scope: 'others' });
    expect(await tab.next()).toBe('subscription');
    await expect(member.call(calls.checkSubscription, {})).rejects.toThrow('signed_out');

    const open = await listen(server(), elsewhere);
    expect(await open.next()).toBe('ready');
    const admin = await newMember(server());
    await server().deps.db.system.insert(userRoles).values({ userId: admin.userId, role: 'admin' });
    await admin.call(calls.administerUser, { userId: member.userId, action: 'delete' });
    expect(await open.next()).toBe('subscription');
    await expect(elsewhere.call(calls.checkSubscription, {})).rejects.toThrow('signed_out');
  });

  it('tells open pages when the password was reset by mail', async () => {
    const member = await newMember(server());
    const tab = await listen(server(), member);
    expect(await tab.next()).toBe('ready');
    const { call } = visit(server().url);
    await call(calls.requestPasswordReset, { email: member.email });
    const token = await resetToken(server(), member.email, 2);
    await call(calls.resetPassword, { token, password: 'seven wise owls' });
    expect(await tab.next()).toBe('subscription');
    await expect(member.call(calls.checkSubscription, {})).rejects.toThrow('signed_out');
  });

  it('is shut to visitors, to who signed out, and to more tabs than anybody has', async () => {
    const member = await newMember(server());
    expect((await fetch(server().url + EVENTS_PATH)).status).toBe(401);
    const tabs = await Promise.all(Array.from({ length: 12 }, () => listen(server(), member)));
    const { response } = await listen(server(), member);
    expect(response.status).toBe(429);
    for (const tab of tabs) await tab.leave();
    await member.call(calls.signOut, {});
    expect((await listen(server(), member)).response.status).toBe(401);
  });
});

onEveryServer('a server that stops', (server) => {
  it('ends every stream at once', async () => {
    const member = await newMember(server());
    const { next } = await listen(server(), member);
    expect(await next()).toBe('ready');
    const closed = server().close();
    expect(await next()).toBeNull();
    await closed;
  });
});
