import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import type { FreshDatabase } from '../../../test/fresh-databases.ts';
import { createOutboxMailer } from './adapters/outbox.ts';
import { createSmtpMailer } from './adapters/smtp.ts';
import { type Mail, type Mailer, MailRefused } from './mail.ts';
import { readOutbox } from './outbox.ts';
import { readMessage } from '../../../test/stand-ins/read-message.ts';
import { startSmtpStandIn } from '../../../test/stand-ins/smtp.ts';

interface Delivered {
  readonly to: string;
  readonly subject: string | undefined;
  readonly text: string;
  readonly html: string;
  readonly header: (name: string) => string | undefined;
}

interface Setup {
  readonly mailer: Mailer;
  /** Newest first. */
  readonly delivered: () => Promise<Delivered[]>;
  readonly stop: () => Promise<void>;
}

async function smtpSetup(): Promise<Setup> {
  const standIn = await startSmtpStandIn();
  const mailer = createSmtpMailer({ url: standIn.url, from: 'Palm & Soul <oracle@example.com>' });
  return {
    mailer,
    delivered: async () =>
      standIn.received.toReversed().map(({ recipients, source }) => {
        const { headers, text, html } = readMessage(source);
        const header = (name: string) => headers.get(name.toLowerCase());
        return {
          to: recipients.join(' and '),
          subject: headers.get('subject'),
          text,
          html,
          header,
        };
      }),
    stop: async () => {
      mailer.close();
      await standIn.stop();
    },
  };
}

async function outboxSetup(fresh: () => Promise<FreshDatabase>): Promise<Setup> {
  const { database, dispose } = await fresh();
  return {
    mailer: createOutboxMailer(database),
    delivered: async () => {
      const mails = await readOutbox(database.system, { limit: 100 });
      return mails.map(({ to, subject, text, html, headers }) => {
        const header = (name: string) => headers[name];
        return { to, subject, text, html, header };
      });
    },
    stop: dispose,
  };
}

const setups = [
  { name: 'SMTP', missing: undefined, start: smtpSetup },
  ...databases.map(({ name, missing, fresh }) => ({
    name: `the outbox, ${name}`,
    missing,
    start: () => outboxSetup(fresh),
  })),
];

const greeting: Mail = {
  to: 'ada@example.com',
  subject: 'Your code',
  text: 'The code is K7QX2M.\n',
  html: '<p>The code is <b>K7QX2M</b>.</p>',
};

for (const { name, missing, start } of setups) {
  const where = missing === undefined ? name : `${name}, skipped: ${missing}`;
  describe.skipIf(missing !== undefined)(`mail by ${where}`, () => {
    let setup: Setup;
    beforeAll(async () => {
      setup = await start();
    });
    afterAll(() => setup.stop());

    it('delivers both parts, whatever letters they hold', async () => {
      const subject = `Für Ada: ☾ in ♏, und ein sehr langer Betreff ${'ä'.repeat(60)}`;
      const text = `Liebe Ada,\nder Mond (☾) = ♏.\n.\n${'ö'.repeat(200)}\nFrom here\n`;
      const html = `<p title="a=b">Der Mond ☾ &amp; ${'ü'.repeat(200)}</p>`;
      await setup.mailer.send({ ...greeting, subject, text, html });
      const [mail] = await setup.delivered();
      expect(mail).toMatchObject({ to: 'ada@example.com', subject, html });
      expect(mail?.text.replaceAll('\r\n', '\n')).toBe(text);
    });

    it('keeps the headers it is given', async () => {
      const headers = {
        'List-Unsubscribe': '<https://palm.example/unsubscribe?token=abc.def-ghi_123>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
      await setup.mailer.send({ ...greeting, headers });
      const [mail] = await setup.delivered();
      expect(mail?.header('List-Unsubscribe')).toBe(headers['List-Unsubscribe']);
      expect(mail?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    });

    it.each([
      { to: '' },
      { to: 'ada' },
      { to: 'ada@example.com\r\nBcc: eve@example.com' },
      { to: 'ada@example.com\neve@example.com' },
      { to: 'ada@example.com,eve@example.com' },
      { to: 'ada@example.com;eve@example.com' },
      { to: 'ada@example.com eve@example.com' },
      { to: 'Ada <ada@example.com>' },
      { to: 'ada@example.com>' },
      { to: '"a b"@example.com' },
      { to: 'ada@example.com@eve.example' },
      { to: 'group:ada@example.com' },
      { to: 'ada(eve)@example.com' },
      { to: 'ada@example.com\0' },
      { to: `${'a'.repeat(64)}@${'b'.repeat(190)}.example` },
      { subject: 'Hello\r\nBcc: eve@example.com' },
      { subject: 'Hello\u2028there' },
      { headers: { 'X-Note': 'a\r\nBcc: eve@example.com' } },
      { headers: { 'X-Note\r\nBcc': 'eve@example.com' } },
      { headers: { 'X-Note: a\nBcc': 'eve@example.com' } },
      { headers: { Bcc: 'eve@example.com' } },
      { headers: { 'reply-to': 'eve@example.com' } },
      { headers: { 'Content-Type': 'text/plain' } },
    ])('refuses %j for good, and sends nothing', async (change) => {
      const before = await setup.delivered();
      await expect(setup.mailer.send({ ...greeting, ...change })).rejects.toThrow(MailRefused);
      expect(await setup.delivered()).toHaveLength(before.length);
    });

    it.each(["o'hara+tag@example.co.uk", 'ada@localhost', 'josé@bücher.example'])(
      'takes the address %s',
      async (to) => {
        await expect(setup.mailer.send({ ...greeting, to })).resolves.toBeUndefined();
      },
    );
  });
}
