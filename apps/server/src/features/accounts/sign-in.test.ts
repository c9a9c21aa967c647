import { calls } from '@palm/contract/calls';
import { ACCESS_TOKEN_LIFETIME_MS, SESSION_LIFETIME_MS } from '@palm/contract/limits';
import { expect, it } from 'vitest';
import { PASSWORD, confirmationMail, freshAddress, newMember } from '../../../test/members.ts';
import { onOneServer, visit } from '../../../test/running-server.ts';

onOneServer('signing in', (server) => {
  it('answers an unknown address as it answers a wrong password', async () => {
    const { email } = await newMember(server());
    const { call } = visit(server().url);
    await expect(call(calls.signIn, { email, password: 'wrong one' })).rejects.toThrow(
      'invalid_credentials',
    );
    await expect(call(calls.signIn, { email: freshAddress(), password: PASSWORD })).rejects.toThrow(
      'invalid_credentials',
    );
  });

  it('tells only who knows the password that the account is unconfirmed, and mails a new code', async () => {
    const { call } = visit(server().url);
    const email = freshAddress();
    await call(calls.customSignup, { email, password: PASSWORD });
    await confirmationMail(server(), email);
    await expect(call(calls.signIn, { email, password: 'wrong one' })).rejects.toThrow(
      'invalid_credentials',
    );
    await expect(call(calls.signIn, { email, password: PASSWORD })).rejects.toThrow(
      'email_not_confirmed',
    );
    const { code } = await confirmationMail(server(), email, 2);
    await call(calls.confirmSignup, { email, confirmationCode: code });
    await expect(call(calls.signIn, { email, password: PASSWORD })).resolves.toBeDefined();
  });

  it('refuses the twenty-first try at one address, and says when to come back', async () => {
    const { call } = visit(server().url);
    const email = freshAddress();
    const tries = await Promise.allSettled(
      Array.from({ length: 21 }, () => call(calls.signIn, { email, password: PASSWORD })),
    );
    const codes = tries.map((one) =>
      one.status === 'rejected' ? String(one.reason.code) : 'signed in',
    );
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(1);
  });
});

onOneServer('a session', (server) => {
  it('is refreshed by its cookie for as long as the user keeps coming back', async () => {
    const member = await newMember(server());
    server().pass(SESSION_LIFETIME_MS - 60_000);
    expect(await member.call(calls.refreshSession, {})).not.toBeNull();
    server().pass(SESSION_LIFETIME_MS - 60_000);
    const session = await member.call(calls.refreshSession, {});
    expect(session?.user.id).toBe(member.userId);
    server().pass(SESSION_LIFETIME_MS + 60_000);
    expect(await member.call(calls.refreshSession, {})).toBeNull();
    expect(member.cookies.size).toBe(0);
  });

  it('answers null to a visitor and to a made-up cookie', async () => {
    const visitor = visit(server().url);
    expect(await visitor.call(calls.refreshSession, {})).toBeNull();
    visitor.cookies.set('palm_session', 'made-up');
    expect(await visitor.call(calls.refreshSession, {})).toBeNull();
    expect(visitor.cookies.size).toBe(0);
  });

  it('gives an access token that expires', async () => {
    const member = await newMember(server());
    expect((await member.call(calls.getUser, {})).email).toBe(member.email);
    server().pass(ACCESS_TOKEN_LIFETIME_MS);
    await expect(member.call(calls.getUser, {})).rejects.toThrow('signed_out');
  });

  it('ends at once on this device, and on this device only', async () => {
    const member = await newMember(server());
    const phone = await signedInAgain(member.email);
    await member.call(calls.signOut, {});
    await expect(member.call(calls.getUser, {})).rejects.toThrow('signed_out');
    expect(member.cookies.size).toBe(0);
    expect((await phone.call(calls.getUser, {})).email).toBe(member.email);
  });

  it('ends everywhere, or everywhere else', async () => {
    const member = await newMember(server());
    const phone = await signedInAgain(member.email);
    await member.call(calls.signOut, { scope: 'others' });
    await expect(phone.call(calls.getUser, {})).rejects.toThrow('signed_out');
    expect((await member.call(calls.getUser, {})).email).toBe(member.email);

    const tablet = await signedInAgain(member.email);
    await member.call(calls.signOut, { scope: 'global' });
    await expect(tablet.call(calls.getUser, {})).rejects.toThrow('signed_out');
    await expect(member.call(calls.getUser, {})).rejects.toThrow('signed_out');
  });

  async function signedInAgain(email: string) {
    const visitor = visit(server().url);
    visitor.token = (await visitor.call(calls.signIn, { email, password: PASSWORD })).access_token;
    return visitor;
  }
});

onOneServer(
  'an address in ADMIN_EMAILS',
  (server) => {
    it('becomes admin when it is confirmed, and no other account does', async () => {
      const admin = await newMember(server(), 'ada@example.com');
      expect(await admin.call(calls.getRole, {})).toEqual({ role: 'admin' });
      const member = await newMember(server());
      expect(await member.call(calls.getRole, {})).toEqual({ role: null });
    });
  },
  { ADMIN_EMAILS: 'Ada@Example.com, other@example.com' },
);
