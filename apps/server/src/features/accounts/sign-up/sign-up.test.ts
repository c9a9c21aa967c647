import { calls } from '@palm/contract/calls';
import { CONFIRMATION_LIFETIME_MS } from '@palm/contract/limits';
import { expect, it } from 'vitest';
import { PASSWORD, confirmationMail, freshAddress, newMember } from '../../../../test/members.ts';
import { onOneServer, visit } from '../../../../test/running-server.ts';

const WRONG = 'AAAAAA';

onOneServer('signing up', (server) => {
  it('mails a code that confirms the account, in lower case too, once', async () => {
    const { call } = visit(server().url);
    const email = freshAddress();
    await call(calls.customSignup, { email: `  ${email.toUpperCase()} `, password: PASSWORD });
    const { code } = await confirmationMail(server(), email);
    expect(code).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ23456789]{6}$/);

    await call(calls.confirmSignup, { email, confirmationCode: code.toLowerCase() });
    const session = await call(calls.signIn, { email, password: PASSWORD });
    expect(session).toMatchObject({ token_type: 'bearer', refresh_token: null, user: { email } });

    await expect(call(calls.confirmSignup, { email, confirmationCode: code })).rejects.toThrow(
      'code_wrong',
    );
  });

  it('mails a link that confirms and signs in, once', async () => {
    const { call } = visit(server().url);
    const email = freshAddress();
    await call(calls.customSignup, { email, password: PASSWORD });
    const { token } = await confirmationMail(server(), email);
    const session = await call(calls.followMagicLink, { token });
    expect(session.user.email_confirmed_at).not.toBeNull();
    await expect(call(calls.followMagicLink, { token })).rejects.toThrow('link_invalid');
  });

  it('lets five wrong codes pass and refuses the right one after them', async () => {
    const { call } = visit(server().url);
    const email = freshAddress();
    await call(calls.customSignup, { email, password: PASSWORD });
    const { code } = await confirmationMail(server(), email);
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(call(calls.confirmSignup, { email, confirmationCode: WRONG })).rejects.toThrow(
        'code_wrong',
      );
    }
    await expect(call(calls.confirmSignup, { email, confirmationCode: code })).rejects.toThrow(
      'code_spent',
    );
    await expect(call(calls.signIn, { email, password: PASSWORD })).rejects.toThrow(
      'email_not_confirmed',
    );
  });

  it('counts guesses made side by side one by one', async () => {
    const { call } = visit(server().url);
    const email = freshAddress();
    await call(calls.customSignup, { email, password: PASSWORD });
    await confirmationMail(server(), email);
    const guesses = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        call(calls.confirmSignup, { email, confirmationCode: WRONG }),
      ),
    );
    const answers = guesses.map((guess) =>
      guess.status === 'rejected' ? String(guess.reason.code) : 'confirmed',
    );
    expect(answers.filter((answer) => answer === 'code_wrong')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'code_spent')).toHaveLength(7);
  });

  it('refuses code and link after fifteen minutes', async () => {
    const { call } = visit(server().url);
    const email = freshAddress();
    await call(calls.customSignup, { email, password: PASSWORD });
    const { code, token } = await confirmationMail(server(), email);
    server().pass(CONFIRMATION_LIFETIME_MS);
    await expect(call(calls.confirmSignup, { email, confirmationCode: code })).rejects.toThrow(
      'code_expired',
    );
    await expect(call(calls.followMagicLink, { token })).rejects.toThrow('link_invalid');
  });

  it('refuses an address that has an account, and leaves it as it was', async () => {
    const { email } = await newMember(server());
    const { call } = visit(server().url);
    await expect(call(calls.customSignup, { email, password: 'another one' })).rejects.toThrow(
      'already_registered',
    );
    await expect(call(calls.signIn, { email, password: 'another one' })).rejects.toThrow(
      'invalid_credentials',
    );
    await expect(call(calls.signIn, { email, password: PASSWORD })).resolves.toBeDefined();
    expect(await server().mailTo(email)).toHaveLength(1);
  });

  it('gives the account the password of the attempt whose code was typed, whatever attempts came later', async () => {
    const { call } = visit(server().url);
    const email = freshAddress();
    await call(calls.customSignup, { email, password: PASSWORD });
    const { code } = await confirmationMail(server(), email);
    await call(calls.customSignup, { email, password: 'a stranger was here' });
    await confirmationMail(server(), email, 2);

    await call(calls.confirmSignup, { email, confirmationCode: code });
    await expect(call(calls.signIn, { email, password: 'a stranger was here' })).rejects.toThrow(
      'invalid_credentials',
    );
    await expect(call(calls.signIn, { email, password: PASSWORD })).resolves.toBeDefined();
  });

  it('refuses a weak password and what is no address, and makes no account', async () => {
    const { call } = visit(server().url);
    const email = freshAddress();
    await expect(call(calls.customSignup, { email, password: '12345' })).rejects.toThrow(
      'weak_password',
    );
    await expect(
      call(calls.customSignup, { email: 'no-address', password: PASSWORD }),
    ).rejects.toThrow('invalid_email');
    await expect(call(calls.signIn, { email, password: '12345' })).rejects.toThrow(
      'invalid_credentials',
    );
  });

  it.each(['123456', 'Password1', 'qwertyuiop'])(
    'refuses %s, which everybody tries first, and says so',
    async (password) => {
      const { call } = visit(server().url);
      const email = freshAddress();
      await expect(call(calls.customSignup, { email, password })).rejects.toMatchObject({
        code: 'common_password',
        words: { title: 'Weak Password' },
      });
      await expect(call(calls.signIn, { email, password })).rejects.toThrow('invalid_credentials');
    },
  );

  it('refuses a code for an address that never signed up', async () => {
    const { call } = visit(server().url);
    const guess = call(calls.confirmSignup, { email: freshAddress(), confirmationCode: WRONG });
    await expect(guess).rejects.toThrow('code_wrong');
  });

  it('stops mailing an address that is signed up again and again', async () => {
    const { call } = visit(server().url);
    const email = freshAddress();
    const attempts = Array.from({ length: 7 }, () =>
      call(calls.customSignup, { email, password: PASSWORD }),
    );
    const answers = await Promise.allSettled(attempts);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'too_many_requests', retryAfterMs: expect.any(Number) },
    });
  });
});
