import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import {
  dailyMailsOf,
  newRecipient,
  nextMorning,
  tokenOf,
  unsubscribeUrlOf,
} from '../../../../test/daily-mail.ts';
import { newMember } from '../../../../test/members.ts';
import { onOneServer, type TestServer, visit } from '../../../../test/running-server.ts';

onOneServer('mail preferences', (server) => {
  it('are on at seven until the user changes them, and then as the user chose', async () => {
    const member = await newMember(server());
    expect(await member.call(calls.getEmailPreferences, {})).toEqual({
      user_id: member.userId,
      daily_readings: true,
      daily_horoscope: true,
      mail_hour: 7,
      updated_at: null,
      zone: 'UTC',
      stopped: null,
    });
    const chosen = { daily_readings: false, daily_horoscope: true, mail_hour: 21 };
    const saved = await member.call(calls.saveEmailPreferences, { ...chosen, zone: 'Asia/Tokyo' });
    expect(saved).toMatchObject({ ...chosen, zone: 'Asia/Tokyo' });
    expect(await member.call(calls.getEmailPreferences, {})).toEqual(saved);
    // The two that the specification names, and the hour stays.
    await member.call(calls.saveEmailPreferences, { daily_readings: true, daily_horoscope: false });
    expect(await member.call(calls.getEmailPreferences, {})).toMatchObject({
      daily_readings: true,
      daily_horoscope: false,
      mail_hour: 21,
      zone: 'Asia/Tokyo',
    });
  });

  it('cannot be seen or changed by another user', async () => {
    const [ada, eve] = [await newMember(server()), await newMember(server())];
    await eve.call(calls.saveEmailPreferences, { daily_readings: false, daily_horoscope: false });
    expect(await ada.call(calls.getEmailPreferences, {})).toMatchObject({ daily_readings: true });
  });

  it.each([{ mail_hour: 24 }, { mail_hour: -1 }, { mail_hour: 6.5 }, { zone: 'x'.repeat(65) }])(
    'refuse %j, and stay as they were',
    async (wrong) => {
      const member = await newMember(server());
      const given = { daily_readings: false, daily_horoscope: false, ...wrong };
      await expect(member.call(calls.saveEmailPreferences, given)).rejects.toThrow('invalid_input');
      expect(await member.call(calls.getEmailPreferences, {})).toMatchObject({ updated_at: null });
    },
  );

  it('follow the time zone of the browser, and ignore a zone that does not exist', async () => {
    const recipient = await newRecipient(server());
    const zone = async () => (await recipient.call(calls.getEmailPreferences, {})).zone;
    expect(await zone()).toBe('Europe/Lisbon');
    await recipient.call(calls.noteZone, { zone: 'America/New_York' });
    expect(await zone()).toBe('America/New_York');
    await recipient.call(calls.noteZone, { zone: 'Mars/Olympus' });
    expect(await zone()).toBe('America/New_York');
  });
});

/** A recipient, and the first daily mail they got. */
async function recipientWithMail(server: TestServer) {
  const recipient = await newRecipient(server);
  await nextMorning(server, recipient);
  const [mail] = await dailyMailsOf(server, recipient);
  return { recipient, mail, token: tokenOf(mail) };
}

onOneServer('the links of a daily mail', (server) => {
  it('open the settings without signing in, and a look changes nothing', async () => {
    const { recipient, mail, token } = await recipientWithMail(server());
    expect(mail?.text).toContain(`/email-preferences?token=${token}`);
    const before = await recipient.call(calls.getEmailPreferences, {});
    const stranger = visit(server().url);
    const { address, ...shown } = await stranger.call(calls.getMailedPreferences, { token });
    expect(before).toMatchObject(shown);
    expect(address).toBe(recipient.email.replace(/^(.).*@/, '$1…@'));
    for (const url of [
      unsubscribeUrlOf(mail),
      `${server().url}/email-preferences?token=${token}`,
    ]) {
      const looked = await fetch(new URL(url).href.replace(/^https?:\/\/[^/]+/, server().url));
      await looked.text();
      await fetch(looked.url, { method: 'HEAD' });
    }
    expect(await recipient.call(calls.getEmailPreferences, {})).toEqual(before);
  });

  it('save what is chosen, for their owner alone', async () => {
    const { recipient, token } = await recipientWithMail(server());
    const other = await newRecipient(server());
    const chosen = { daily_readings: false, daily_horoscope: true, mail_hour: 9 };
    await visit(server().url).call(calls.saveMailedPreferences, { token, ...chosen });
    expect(await recipient.call(calls.getEmailPreferences, {})).toMatchObject(chosen);
    expect(await other.call(calls.getEmailPreferences, {})).toMatchObject({ daily_readings: true });
  });

  it('unsubscribe by a bare POST, as mail programs send it, at once and for good', async () => {
    const { recipient, mail } = await recipientWithMail(server());
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const answer = await fetch(unsubscribeUrlOf(mail), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('You are unsubscribed');
    expect(await recipient.call(calls.getEmailPreferences, {})).toMatchObject({
      daily_readings: false,
      daily_horoscope: false,
    });
    await nextMorning(server(), recipient);
    await nextMorning(server(), recipient);
    expect(await dailyMailsOf(server(), recipient)).toHaveLength(1);
  });

  it('show a person a page with a button', async () => {
    const { mail } = await recipientWithMail(server());
    const page = await (await fetch(unsubscribeUrlOf(mail))).text();
    expect(page).toContain('<form method="post"><button>Unsubscribe</button></form>');
  });

  it('are worth nothing when tampered with, made up, or sent to an address since given up', async () => {
    const { recipient, token } = await recipientWithMail(server());
    const other = await newRecipient(server());
    const owner = { userId: recipient.userId, email: 'former@example.com' };
    const [account = '', signature = ''] = token.split('.');
    const theirs = server().deps.tokens.mailLinks.tokenFor(other).split('.')[0] ?? '';
    const wrong = [
      '',
      'none',
      account,
      `${theirs}.${signature}`,
      `${account}.${'A'.repeat(22)}`,
      server().deps.tokens.mailLinks.tokenFor(owner),
      server().deps.tokens.mailLinks.tokenFor({
        userId: crypto.randomUUID(),
        email: recipient.email,
      }),
    ];
    for (const made of wrong) {
      const asked = visit(server().url).call(calls.getMailedPreferences, { token: made });
      await expect(asked).rejects.toThrow('mail_link_invalid');
      const url = `${server().url}/email/unsubscribe?token=${made}`;
      expect((await fetch(url, { method: 'POST' })).status).toBe(404);
      expect((await fetch(url)).status).toBe(404);
    }
    expect(await recipient.call(calls.getEmailPreferences, {})).toMatchObject({
      daily_readings: true,
      daily_horoscope: true,
    });
  });
});
