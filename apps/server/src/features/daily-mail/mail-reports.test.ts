import { createHmac } from 'node:crypto';
import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { adaInLisbon } from '../../../test/ada.ts';
import { dailyMailsOf, dueAtOf, newRecipient, nextMorning } from '../../../test/daily-mail.ts';
import { codeMailedTo, freshAddress, newMember, PASSWORD } from '../../../test/members.ts';
import { onOneServer, type TestServer } from '../../../test/running-server.ts';
import type { Member } from '../../../test/billing/billing-member.ts';
import { stayingFresh } from '../../../test/billing/billing-actions.ts';

const SECRET = 'a secret of the mail service';
const sign = (body: string, at: Date, secret = SECRET): string => {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};

const report = (server: TestServer, body: string, signature: string): Promise<number> =>
  fetch(`${server.url}/webhooks/mail`, {
    method: 'POST',
    headers: { 'mail-signature': signature },
    body,
  }).then(({ status }) => status);

const stoppedOf = async (recipient: Member) =>
  (await recipient.call(calls.getEmailPreferences, {})).stopped;

onOneServer(
  'reports of a mail service',
  (server) => {
    const now = () => server().deps.clock.now();

    it('of bounces and complaints stop the mail, and of strangers nothing', async () => {
      const [ada, eve, bob] = [
        await newRecipient(server()),
        await newRecipient(server()),
        await newRecipient(server()),
      ];
      const body = JSON.stringify({
        reports: [
          { address: ada.email, kind: 'bounce' },
          { address: eve.email.toUpperCase(), kind: 'complaint' },
          { address: 'unknown@example.com', kind: 'bounce' },
        ],
      });
      expect(await report(server(), body, sign(body, now()))).toBe(200);
      expect(await report(server(), body, sign(body, now()))).toBe(200);
      expect([await stoppedOf(ada), await stoppedOf(eve), await stoppedOf(bob)]).toEqual([
        'bounced',
        'complained',
        null,
      ]);
      await nextMorning(server(), bob);
      expect(await dailyMailsOf(server(), ada)).toEqual([]);
      expect(await dailyMailsOf(server(), eve)).toEqual([]);
      expect(await dailyMailsOf(server(), bob)).toHaveLength(1);
    });

    it('of a bounce end with the address: the mail goes on to the one that replaces it', async () => {
      const recipient = stayingFresh(server(), await newMember(server()));
      await recipient.call(calls.saveProfile, adaInLisbon);
      const body = JSON.stringify({ reports: [{ address: recipient.email, kind: 'bounce' }] });
      expect(await report(server(), body, sign(body, now()))).toBe(200);
      await nextMorning(server(), recipient);
      expect(await dueAtOf(server(), recipient)).toBeNull();

      const email = freshAddress();
      await recipient.call(calls.changeEmail, { email, password: PASSWORD });
      const code = await codeMailedTo(server(), email);
      await recipient.call(calls.confirmEmail, { code });
      await nextMorning(server(), recipient);
      expect(await dailyMailsOf(server(), { ...recipient, email })).toHaveLength(1);
    });

    it('count only with a fresh signature of those very words', async () => {
      const recipient = await newRecipient(server());
      const body = JSON.stringify({ reports: [{ address: recipient.email, kind: 'bounce' }] });
      const long = new Date(now().getTime() - 10 * 60 * 1000);
      for (const signature of [
        '',
        'v1=00',
        sign(body, now(), 'another secret'),
        sign(`${body} `, now()),
        sign(body, long),
      ]) {
        expect(await report(server(), body, signature)).toBe(400);
      }
      for (const wrong of ['{', '{"reports":[{"address":"a@b.c","kind":"whim"}]}']) {
        expect(await report(server(), wrong, sign(wrong, now()))).toBe(400);
      }
      expect(await stoppedOf(recipient)).toBeNull();
    });
  },
  { MAIL_WEBHOOK_SECRET: SECRET },
);

onOneServer('reports without a secret', (server) => {
  it('are refused from every sender', async () => {
    expect(await report(server(), '{"reports":[]}', sign('{"reports":[]}', new Date()))).toBe(404);
  });
});
