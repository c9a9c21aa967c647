import MailComposer from 'nodemailer/lib/mail-composer';
import { encode, wrap } from 'nodemailer/lib/qp';
import type { Mail } from '../mail.ts';

/**
 * A mail as it goes over the wire. Nodemailer writes the headers and knows the envelope; the two parts are put in here,
 * because it would pass them through a row of streams, which takes longer than all the rest.
 */
export function composeMessage({ to, subject, text, html, headers = {}, id }: Mail, from: string) {
  const message = new MailComposer({
    from,
    to: { name: '', address: to },
    subject,
    // What makes it one of alternatives.
    text: '-',
    html: '-',
    headers: { ...headers },
    ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const head = message.buildHeaders();
  if (!message.boundary) throw new Error('Alternatives have a boundary.');
  const mark = `--${message.boundary}`;
  const raw = [
    head,
    '',
    mark,
    ...part('text/plain', text),
    mark,
    ...part('text/html', html),
    `${mark}--`,
    '',
  ].join('\r\n');
  return { envelope: message.getEnvelope(), raw };
}

const part = (type: 'text/plain' | 'text/html', content: string): string[] => [
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: quoted-printable',
  '',
  wrap(encode(content.replaceAll(/\r?\n/g, '\r\n'))),
];

const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
