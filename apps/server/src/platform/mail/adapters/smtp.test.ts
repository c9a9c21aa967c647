import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { MailDelayed, MailRefused } from '../mail.ts';
import { readMessage } from '../../../../test/stand-ins/read-message.ts';
import { startSmtpStandIn, type Verdicts } from '../../../../test/stand-ins/smtp.ts';
import { createSmtpMailer } from './smtp.ts';

const mail = { to: 'ada@example.com', subject: 'Hello', text: 'text', html: '<p>html</p>' };
const from = 'Palm & Soul <oracle@example.com>';

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function start(verdicts: Verdicts = {}) {
  const standIn = await startSmtpStandIn(verdicts);
  const mailer = createSmtpMailer({ url: standIn.url, from });
  cleanups.push(
    () => mailer.close(),
    () => standIn.stop(),
  );
  return { standIn, mailer };
}

it('says who it is from, in the envelope and on the letter', async () => {
  const { standIn, mailer } = await start();
  await mailer.send(mail);
  expect(standIn.received).toMatchObject([
    { sender: 'oracle@example.com', recipients: ['ada@example.com'] },
  ]);
  const { headers } = readMessage(standIn.received[0]?.source ?? '');
  expect(headers.get('from')).toBe('"Palm & Soul" <oracle@example.com>');
  expect(headers.get('to')).toBe('ada@example.com');
});

it('bears the Message-ID it is given, and one of its own otherwise', async () => {
  const { standIn, mailer } = await start();
  await mailer.send({ ...mail, id: 'daily-7' });
  await mailer.send(mail);
  const ids = standIn.received.map(({ source }) => readMessage(source).headers.get('message-id'));
  expect(ids[0]).toBe('<daily-7@example.com>');
  expect(ids[1]).toMatch(/^<.+@example\.com>$/);
  await expect(mailer.send({ ...mail, id: 'a>b' })).rejects.toThrow(MailRefused);
});

async function isAboutRecipient(verdicts: Verdicts): Promise<boolean> {
  const { mailer } = await start(verdicts);
  const failure = await mailer.send(mail).catch((error: unknown) => error);
  return failure instanceof MailRefused && failure.isAboutRecipient;
}

it('tells a mailbox that takes nothing from a server that does not like us', async () => {
  expect(await isAboutRecipient({ onRecipient: () => 550 })).toBe(true);
  expect(await isAboutRecipient({ onRecipient: () => 550, words: '5.7.1 Listed' })).toBe(false);
  expect(await isAboutRecipient({ onMessage: () => 554 })).toBe(false);
  expect(await isAboutRecipient({ onRecipient: () => 450 })).toBe(false);
});

it('sends twenty at once, each to its own', async () => {
  const { standIn, mailer } = await start();
  const addresses = Array.from({ length: 20 }, (_, index) => `user${index}@example.com`);
  await Promise.all(addresses.map((to) => mailer.send({ ...mail, to })));
  const recipients = standIn.received.flatMap((received) => received.recipients);
  expect(recipients.toSorted()).toEqual(addresses.toSorted());
});

it('brings both parts as they were written, in lines that any server takes', async () => {
  const { standIn, mailer } = await start();
  const long = 'A line without an end, = signs and a “quote”: '.repeat(30);
  const text = `.\n..dots\n--\x20\nPalm & Soul\ttab \n${long}\n`;
  const html = `<p style="a=b">${long}</p>`;
  await mailer.send({ ...mail, subject: '“Größe” = 7', text, html });
  const source = standIn.received[0]?.source ?? '';
  const read = readMessage(source);
  expect(read.headers.get('subject')).toBe('“Größe” = 7');
  expect(read.text).toBe(text.replaceAll('\n', '\r\n'));
  expect(read.html).toBe(html);
  expect(Math.max(...source.split('\r\n').map((line) => line.length))).toBeLessThan(79);
  expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]|[^\t\x20-\x7e]/);
});

it('does not begin with a mail whose time ran out while it waited for its turn', async () => {
  const over = new AbortController();
  const { standIn, mailer } = await start({
    onMessage: () => {
      over.abort();
      return undefined;
    },
  });
  const sending = Array.from({ length: 30 }, () => mailer.send(mail, over.signal));
  const failures = (await Promise.allSettled(sending)).filter((each) => each.status === 'rejected');
  expect(failures.length).toBeGreaterThan(15);
  expect(failures.length + standIn.received.length).toBe(30);
});

it.each([
  { about: 'the recipient', code: 550, verdicts: { onRecipient: () => 550 }, failure: MailRefused },
  { about: 'the message', code: 554, verdicts: { onMessage: () => 554 }, failure: MailRefused },
  {
    about: 'a full mailbox',
    code: 452,
    verdicts: { onRecipient: () => 452 },
    failure: MailDelayed,
  },
  { about: 'the message now', code: 451, verdicts: { onMessage: () => 451 }, failure: MailDelayed },
  { about: 'our own sender', code: 550, verdicts: { onSender: () => 550 }, failure: MailDelayed },
  { about: 'our login', code: 530, verdicts: { onRecipient: () => 530 }, failure: MailDelayed },
])('takes $code about $about for what it is, without a name in the error', async (row) => {
  const { mailer } = await start(row.verdicts);
  const failure = await mailer.send(mail).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(row.failure);
  expect(failure).toHaveProperty('message', expect.stringMatching(new RegExp(`${row.code}$`)));
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('ada@');
});

it('retries a mail later when no server answers at that address', async () => {
  const { standIn, mailer } = await start();
  await standIn.stop();
  await expect(mailer.send(mail)).rejects.toThrow(MailDelayed);
  cleanups.pop();
});

it('puts a mail off when the server takes the call and stays silent', async () => {
  const silent = createServer((socket) => {
    onTestFinished(() => {
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    silent.close();
  });
  const { port } = silent.address() as AddressInfo;
  const mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from, silenceMs: 50 });
  cleanups.push(() => mailer.close());
  await expect(mailer.send(mail)).rejects.toThrow(MailDelayed);
});
