import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmtpStandIn {
  readonly url: string;
  /** What arrived, oldest first. */
  readonly received: readonly ReceivedMail[];
  stop(): Promise<void>;
}

export interface ReceivedMail {
  readonly sender: string;
  readonly recipients: readonly string[];
  /** The message as it came over the wire. */
  readonly source: string;
}

/** What the stand-in shall say instead of taking the mail. */
export interface Verdicts {
  readonly onSender?: (address: string) => number | undefined;
  readonly onRecipient?: (address: string) => number | undefined;
  readonly onMessage?: (source: string) => number | undefined;
  /** What stands beside the number; an enhanced status code may begin it. */
  readonly words?: string;
}

/** A mail server that keeps what it is handed, for the tests. */
export async function startSmtpStandIn(verdicts: Verdicts = {}): Promise<SmtpStandIn> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: ({ address }, _, done) => done(refusal(verdicts.onSender?.(address), verdicts)),
    onRcptTo: ({ address }, _, done) => done(refusal(verdicts.onRecipient?.(address), verdicts)),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        const code = verdicts.onMessage?.(source);
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const recipients = envelope.rcptTo.map(({ address }) => address);
        if (code === undefined) received.push({ sender, recipients, source });
        done(refusal(code, verdicts));
      });
    },
  });
  // A client that dies while sending a mail must not take the mail server down.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refusal(
  responseCode: number | undefined,
  { words = 'no, not for ada@example.com' }: Verdicts,
): Error | null {
  if (responseCode === undefined) return null;
  return Object.assign(new Error(words), { responseCode });
}
