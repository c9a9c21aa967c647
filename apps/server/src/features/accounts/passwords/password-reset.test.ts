import { calls } from '@palm/contract/calls';
import { PASSWORD_RESET_LIFETIME_MS } from '@palm/contract/limits';
import { expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { PASSWORD, freshAddress, newMember, resetToken } from '../../../../test/members.ts';
import { onOneServer, visit } from '../../../../test/running-server.ts';

const NEW_PASSWORD = 'seven wise owls';

onOneServer('a forgotten password', (server) => {
  it('is replaced once by the mailed link, every session ends, and a mail says so', async () => {
    const member = await newMember(server());
    const { call } = visit(server().url);
    await call(calls.requestPasswordReset, { email: member.email });
    const token = await resetToken(server(), member.email, 2);
    await call(calls.resetPassword, { token, password: NEW_PASSWORD });

    await expect(member.call(calls.getUser, {})).rejects.toThrow('signed_out');
    await expect(call(calls.signIn, { email: member.email, password: PASSWORD })).rejects.toThrow(
      'invalid_credentials',
    );
    await expect(
      call(calls.signIn, { email: member.email, password: NEW_PASSWORD }),
    ).resolves.toBeDefined();
    await expect(call(calls.resetPassword, { token, password: PASSWORD })).rejects.toThrow(
      'link_invalid',
    );
    const subjects = async () => (await server().mailTo(member.email)).map((mail) => mail.subject);
    await eventually(async () =>
      expect(await subjects()).toContain('Your Palm & Soul password was changed'),
    );
  });

  it('gives an unknown address the same answer, and sends no mail', async () => {
    const { call } = visit(server().url);
    const member = await newMember(server());
    const stranger = freshAddress();
    const known = await call(calls.requestPasswordReset, { email: member.email });
    expect(await call(calls.requestPasswordReset, { email: stranger })).toEqual(known);
    await resetToken(server(), member.email, 2);
    expect(await server().mailTo(stranger)).toEqual([]);
  });

  it('stays as it is when the link is old or the new one is weak', async () => {
    const { call } = visit(server().url);
    const { email } = await newMember(server());
    await call(calls.requestPasswordReset, { email });
    const token = await resetToken(server(), email, 2);
    await expect(call(calls.resetPassword, { token, password: '12345' })).rejects.toThrow(
      'weak_password',
    );
    await expect(call(calls.resetPassword, { token, password: '123456' })).rejects.toThrow(
      'common_password',
    );
    server().pass(PASSWORD_RESET_LIFETIME_MS);
    await expect(call(calls.resetPassword, { token, password: NEW_PASSWORD })).rejects.toThrow(
      'link_invalid',
    );
    await expect(call(calls.signIn, { email, password: PASSWORD })).resolves.toBeDefined();
  });
});
