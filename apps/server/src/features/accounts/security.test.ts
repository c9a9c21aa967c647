import { calls } from '@palm/contract/calls';
import { CONFIRMATION_LIFETIME_MS } from '@palm/contract/limits';
import { expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import {
  PASSWORD,
  codeMailedTo,
  confirmationMail,
  freshAddress,
  newMember,
  resetToken,
  signedInElsewhere,
  subjectsTo,
} from '../../../test/members.ts';
import { onOneServer, visit } from '../../../test/running-server.ts';
import { newSubscriber, settled } from '../../../test/billing/billing-actions.ts';
import { post } from '../../../test/billing/local-billing-actions.ts';

const NEW_PASSWORD = 'seven wise owls';

onOneServer('sessions', (server) => {
  it('are listed with this one first, and each can be ended', async () => {
    const member = await newMember(server());
    const elsewhere = await signedInElsewhere(server(), member.email);
    const { devices } = await member.call(calls.getSecurity, {});
    expect(devices.map(({ isThisOne }) => isThisOne)).toEqual([true, false]);
    await member.call(calls.endSession, { id: devices[1]?.id ?? '' });
    await expect(elsewhere.call(calls.getUser, {})).rejects.toThrow('signed_out');
    expect(await elsewhere.call(calls.refreshSession, {})).toBeNull();
    expect((await member.call(calls.getSecurity, {})).devices).toHaveLength(1);
  });

  it('of another person are neither seen nor ended', async () => {
    const member = await newMember(server());
    const other = await newMember(server());
    const { devices } = await other.call(calls.getSecurity, {});
    const id = devices[0]?.id ?? '';
    await expect(member.call(calls.endSession, { id })).rejects.toThrow('not_found');
    expect(await other.call(calls.getUser, {})).toMatchObject({ id: other.userId });
  });
});

onOneServer('an address', (server) => {
  it('is changed by password and by the code mailed to the new one; the old one is told', async () => {
    const member = await newMember(server());
    const { email: old } = member;
    const email = freshAddress();
    await member.call(calls.requestPasswordReset, { email: old });
    const reset = await resetToken(server(), old, 2);
    await member.call(calls.changeEmail, { email: ` ${email.toUpperCase()}`, password: PASSWORD });
    expect(await member.call(calls.getSecurity, {})).toMatchObject({ newEmail: email });
    expect(await member.call(calls.getUser, {})).toMatchObject({ email: old });

    const code = await codeMailedTo(server(), email);
    expect(await member.call(calls.confirmEmail, { code: code.toLowerCase() })).toMatchObject({
      email,
    });
    expect(await member.call(calls.getSecurity, {})).toMatchObject({ newEmail: null });
    const { call } = visit(server().url);
    await call(calls.signIn, { email, password: PASSWORD });
    await expect(call(calls.signIn, { email: old, password: PASSWORD })).rejects.toThrow(
      'invalid_credentials',
    );
    await expect(call(calls.resetPassword, { token: reset, password: PASSWORD })).rejects.toThrow(
      'link_invalid',
    );
    await eventually(async () =>
      expect(await subjectsTo(server(), old)).toContain('Your Palm & Soul address was changed'),
    );
    const notice = (await server().mailTo(old))[0]?.text;
    expect(notice).not.toContain(email);
    // The old one is free again.
    await call(calls.customSignup, { email: old, password: PASSWORD });
  });

  it('stays without the password, and is not taken from a user who confirmed it', async () => {
    const member = await newMember(server());
    const other = await newMember(server());
    const change = { email: freshAddress(), password: PASSWORD };
    const attempts = [
      [{ ...change, password: 'a guess' }, 'wrong_password'],
      [{ ...change, email: 'no address' }, 'invalid_email'],
      [{ ...change, email: member.email }, 'same_address'],
      [{ ...change, email: other.email }, 'address_taken'],
    ] as const;
    for (const [input, code] of attempts) {
      await expect(member.call(calls.changeEmail, input)).rejects.toThrow(code);
    }
    expect(await member.call(calls.getSecurity, {})).toMatchObject({ newEmail: null });
  });

  it('stays after wrong codes, an old code, or a change of mind', async () => {
    const member = await newMember(server());
    const email = freshAddress();
    await member.call(calls.changeEmail, { email, password: PASSWORD });
    const code = await codeMailedTo(server(), email);
    for (let times = 0; times < 5; times += 1) {
      await expect(member.call(calls.confirmEmail, { code: 'AAAAAA' })).rejects.toThrow(
        'code_wrong',
      );
    }
    await expect(member.call(calls.confirmEmail, { code })).rejects.toThrow('code_spent');

    const second = freshAddress();
    await member.call(calls.changeEmail, { email: second, password: PASSWORD });
    const kept = await codeMailedTo(server(), second);
    await member.call(calls.keepEmail, {});
    await expect(member.call(calls.confirmEmail, { code: kept })).rejects.toThrow('code_wrong');

    const third = freshAddress();
    await member.call(calls.changeEmail, { email: third, password: PASSWORD });
    const late = await codeMailedTo(server(), third);
    server().pass(CONFIRMATION_LIFETIME_MS);
    const again = await signedInElsewhere(server(), member.email);
    await expect(again.call(calls.confirmEmail, { code: late })).rejects.toThrow('code_expired');
    expect(await again.call(calls.getUser, {})).toMatchObject({ email: member.email });
  });

  it('is taken from who claimed it without ever confirming, and not from who confirmed meanwhile', async () => {
    const squatted = freshAddress();
    const squatter = visit(server().url);
    await squatter.call(calls.customSignup, { email: squatted, password: NEW_PASSWORD });
    await confirmationMail(server(), squatted);
    const member = await newMember(server());
    await member.call(calls.changeEmail, { email: squatted, password: PASSWORD });
    await eventually(async () => expect(await server().mailTo(squatted)).toHaveLength(2));
    const code = await codeMailedTo(server(), squatted);
    expect(await member.call(calls.confirmEmail, { code })).toMatchObject({ email: squatted });

    const quick = freshAddress();
    const other = await newMember(server());
    await other.call(calls.changeEmail, { email: quick, password: PASSWORD });
    const late = await codeMailedTo(server(), quick);
    const rival = visit(server().url);
    await rival.call(calls.customSignup, { email: quick, password: PASSWORD });
    const { token } = await confirmationMail(server(), quick, 2);
    await rival.call(calls.followMagicLink, { token });
    await expect(other.call(calls.confirmEmail, { code: late })).rejects.toThrow('address_taken');
  });

  it('goes to one of two who show at the same moment that it is theirs', async () => {
    const email = freshAddress();
    const rivals = [await newMember(server()), await newMember(server())];
    const confirmations = [];
    for (const [index, rival] of rivals.entries()) {
      await rival.call(calls.changeEmail, { email, password: PASSWORD });
      const mailed = async () => expect(await server().mailTo(email)).toHaveLength(index + 1);
      await eventually(mailed);
      const code = await codeMailedTo(server(), email);
      confirmations.push(() => rival.call(calls.confirmEmail, { code }));
    }
    const outcomes = await Promise.allSettled(confirmations.map((confirm) => confirm()));
    const words = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? 'moved' : String(outcome.reason),
    );
    expect(words.toSorted()).toEqual(['CallRefused: address_taken', 'moved']);
  });

  it('that is new brings no new trial', async () => {
    const member = await newSubscriber(server());
    await post(server(), (await member.call(calls.createCheckout, {})).url, {});
    await settled(member, { accessType: 'trial' });
    const email = freshAddress();
    await member.call(calls.changeEmail, { email, password: PASSWORD });
    await member.call(calls.confirmEmail, { code: await codeMailedTo(server(), email) });
    await member.call(calls.deleteAccount, { email });
    const again = await eventually(async () => {
      const mails = await server().mailTo(email);
      if (!mails.some(({ subject }) => subject.includes('deleted'))) throw new Error('not yet');
      const visitor = visit(server().url);
      await visitor.call(calls.customSignup, { email, password: PASSWORD });
      return visitor;
    });
    const { token } = await confirmationMail(server(), email, 2);
    again.token = (await again.call(calls.followMagicLink, { token })).access_token;
    expect(await again.call(calls.getBilling, {})).toMatchObject({
      nextCheckout: { trial: false },
    });
  });
});
