import { calls } from '@palm/contract/calls';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { jobsAreDone } from '../../../../test/jobs-are-done.ts';
import {
  PASSWORD,
  newMember,
  resetToken,
  signedInElsewhere,
  subjectsTo,
} from '../../../../test/members.ts';
import { onOneServer } from '../../../../test/running-server.ts';
import { users } from '../../../platform/db/schema.ts';
import { sendPasswordNotice } from '../jobs.ts';

const NEW_PASSWORD = 'seven wise owls';

onOneServer('a password', (server) => {
  it('is changed by the old one, which ends every other session and is told by mail', async () => {
    const member = await newMember(server());
    const { email } = member;
    const elsewhere = await signedInElsewhere(server(), email);
    const change = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    await member.call(calls.changePassword, change);
    expect(await member.call(calls.getUser, {})).toMatchObject({ email });
    await expect(elsewhere.call(calls.getUser, {})).rejects.toThrow('signed_out');
    await expect(elsewhere.call(calls.signIn, { email, password: PASSWORD })).rejects.toThrow(
      'invalid_credentials',
    );
    await elsewhere.call(calls.signIn, { email, password: NEW_PASSWORD });
    await eventually(async () =>
      expect(await subjectsTo(server(), email)).toContain('Your Palm & Soul password was changed'),
    );
  });

  it('stays when the old one is wrong or the new one weak, and so do the sessions', async () => {
    const member = await newMember(server());
    const elsewhere = await signedInElsewhere(server(), member.email);
    const attempts = [
      [{ currentPassword: 'a guess', password: NEW_PASSWORD }, 'wrong_password'],
      [{ currentPassword: PASSWORD, password: '12345' }, 'weak_password'],
      [{ currentPassword: PASSWORD, password: 'iloveyou' }, 'common_password'],
    ] as const;
    for (const [input, code] of attempts) {
      await expect(member.call(calls.changePassword, input)).rejects.toThrow(code);
    }
    expect(await elsewhere.call(calls.getUser, {})).toMatchObject({ email: member.email });
  });

  it('changed twenty times at once by the same old one is changed once', async () => {
    const member = await newMember(server());
    const { email } = member;
    const changes = Array.from({ length: 20 }, async (_, index) => {
      const password = `seven wise owls ${index}`;
      await member.call(calls.changePassword, { currentPassword: PASSWORD, password });
      return password;
    });
    const outcomes = await Promise.allSettled(changes);
    const done = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(done).toHaveLength(1);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => String(reason))).toEqual(
      Array.from({ length: 19 }, () => 'CallRefused: wrong_password'),
    );
    const [only] = done;
    await member.call(calls.signIn, { email, password: only?.value ?? '' });
    await jobsAreDone(server(), sendPasswordNotice);
    const subjects = await subjectsTo(server(), email);
    expect(subjects.filter((subject) => subject.includes('password was changed'))).toHaveLength(1);
  });

  it('cannot be guessed without end at a screen that was left unlocked', async () => {
    const member = await newMember(server());
    const guess = { currentPassword: 'a guess', password: NEW_PASSWORD };
    for (let times = 0; times < 20; times += 1) {
      await expect(member.call(calls.changePassword, guess)).rejects.toThrow('wrong_password');
    }
    await expect(
      member.call(calls.changePassword, { ...guess, currentPassword: PASSWORD }),
    ).rejects.toThrow('too_many_requests');
  });

  it('that is not there yet is set by the mailed link', async () => {
    const member = await newMember(server());
    const { email, userId } = member;
    await server()
      .deps.db.system.update(users)
      .set({ passwordHash: null, googleSubject: userId })
      .where(eq(users.id, userId));
    expect(await member.call(calls.getSecurity, {})).toMatchObject({
      hasPassword: false,
      hasGoogle: true,
    });
    await expect(
      member.call(calls.changePassword, { currentPassword: '', password: NEW_PASSWORD }),
    ).rejects.toThrow('no_password');
    await member.call(calls.requestPasswordReset, { email });
    const token = await resetToken(server(), email, 2);
    await member.call(calls.resetPassword, { token, password: NEW_PASSWORD });
    const { access_token } = await member.call(calls.signIn, { email, password: NEW_PASSWORD });
    member.token = access_token;
    expect(await member.call(calls.getSecurity, {})).toMatchObject({ hasPassword: true });
  });
});
