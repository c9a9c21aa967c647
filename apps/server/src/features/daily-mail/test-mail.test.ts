import { calls } from '@palm/contract/calls';
import { TEST_MAILS_AN_HOUR } from '@palm/contract/limits';
import { expect, it } from 'vitest';
import { dailyMailsOf, newRecipient, nextMorning } from '../../../test/daily-mail.ts';
import { newMember } from '../../../test/members.ts';
import { onOneServer } from '../../../test/running-server.ts';

onOneServer('a test mail', (server) => {
  it('brings guidance and horoscope at once, with the facts they rest on, and the morning brings its own', async () => {
    const recipient = await newRecipient(server());
    await recipient.call(calls.testDailyEmails, { test: true });
    const [mail, ...more] = await dailyMailsOf(server(), recipient);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/^DAILY GUIDANCE\n/);
    expect(mail?.text).toContain('PISCES HOROSCOPE\n');
    expect(mail?.text).toMatch(/It rests on:\n {2}\* \S/);
    const context = { kind: 'daily', type: 'daily-guidance' } as const;
    const shown = await recipient.call(calls.oracleChat, {
      message: 'Please.',
      context,
      zone: 'UTC',
    });
    expect(mail?.subject).toBe(shown.title);
    for (const { text } of shown.parts) expect(mail?.text.replace(/\s+/g, ' ')).toContain(text);
    await nextMorning(server(), recipient);
    expect(await dailyMailsOf(server(), recipient)).toHaveLength(2);
  });

  it('holds what is switched on, and both where nothing is', async () => {
    const recipient = await newRecipient(server());
    const headings = async (daily_readings: boolean, daily_horoscope: boolean) => {
      await recipient.call(calls.saveEmailPreferences, { daily_readings, daily_horoscope });
      await recipient.call(calls.testDailyEmails, { test: true });
      const [mail] = await dailyMailsOf(server(), recipient);
      return mail?.text.match(/^[A-Z ]+$/gm);
    };
    expect(await headings(true, false)).toEqual(['DAILY GUIDANCE']);
    expect(await headings(false, true)).toEqual(['PISCES HOROSCOPE']);
    expect(await headings(false, false)).toEqual(['DAILY GUIDANCE', 'PISCES HOROSCOPE']);
  });

  it('is refused without birth details, and sends nothing', async () => {
    const member = await newMember(server());
    const asked = member.call(calls.testDailyEmails, { test: true });
    await expect(asked).rejects.toThrow('nothing_to_mail');
    expect(await dailyMailsOf(server(), member)).toEqual([]);
  });

  it('can be had a few times an hour, whatever others do', async () => {
    const [ada, eve] = [await newRecipient(server()), await newRecipient(server())];
    const ask = (recipient: typeof ada) => recipient.call(calls.testDailyEmails, { test: true });
    for (let sent = 0; sent < TEST_MAILS_AN_HOUR; sent += 1) await ask(ada);
    await expect(ask(ada)).rejects.toThrow('too_many_requests');
    await expect(ask(eve)).resolves.toEqual({ success: true });
    expect(await dailyMailsOf(server(), ada)).toHaveLength(TEST_MAILS_AN_HOUR);
  });
});

onOneServer(
  'a test mail that no mail server takes',
  (server) => {
    it('is said to have failed', async () => {
      const recipient = await newRecipient(server());
      const asked = recipient.call(calls.testDailyEmails, { test: true });
      await expect(asked).rejects.toThrow('mail_failed');
    });
  },
  { SMTP_URL: 'smtp://127.0.0.1:1' },
);
