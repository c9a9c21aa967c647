import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { checkedMailer } from '../checked-mailer.ts';
import { MailDelayed, type Mailer, MailRefused } from '../mail.ts';
import { composeMessage } from './compose-message.ts';
import { Lanes } from '../../lanes.ts';

export interface SmtpOptions {
  readonly url: string;
  /** What stands in the From header: an address, with a name if you like. */
  readonly from: string;
  /** How long the server may be silent, at each step. */
  readonly silenceMs?: number;
}

export interface SmtpMailer extends Mailer {
  /** Finishes what is being handed over. */
  close(): void;
}

const CONNECTIONS = 5;

export function createSmtpMailer({ url, from, silenceMs = 20_000 }: SmtpOptions): SmtpMailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    // Trying again is the job's business, which knows what was already tried.
    maxRequeues: 0,
    dnsTimeout: silenceMs,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Not nodemailer's own queue, which cannot be left once the time for a mail is up.
  const lanes = new Lanes(CONNECTIONS);
  const mailer = checkedMailer({
    send: async (mail, signal) => {
      const message = composeMessage(mail, from);
      await lanes.take(async () => {
        signal?.throwIfAborted();
        await transport.sendMail(message).catch(fail);
      });
    },
  });
  return { ...mailer, close: () => transport.close() };
}

/** What nodemailer puts on its errors, as far as it did. */
const SmtpError = z.object({
  responseCode: z.number().catch(0),
  command: z.string().catch(''),
  code: z.string().catch(''),
  response: z.string().catch(''),
});

/** RFC 3463: 5.7 is about policy (our name, our network), whatever command it answers. */
const ABOUT_POLICY = /^\d{3}[ -]5\.7\./;

/**
 * A 5xx is final when it is about this recipient or this mail. About the sender or the login (530 to 538, RFC 4954) it
 * is about our settings: the mail waits until they are right. The server's own words repeat the address and stay out.
 */
function fail(error: unknown): never {
  const { responseCode, command, code, response } = SmtpError.parse(error);
  const isAboutTheMail = command === 'RCPT TO' || command === 'DATA';
  const isAboutTheLogin = responseCode >= 530 && responseCode <= 538;
  const isFinal = responseCode >= 500 && isAboutTheMail && !isAboutTheLogin;
  const message = `handing over a mail failed: ${command} ${responseCode || code}`;
  const isAboutRecipient = command === 'RCPT TO' && !ABOUT_POLICY.test(response);
  throw isFinal ? new MailRefused(message, { isAboutRecipient }) : new MailDelayed(message);
}
