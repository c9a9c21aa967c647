import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import { readOutbox, type OutboxMail } from '../../platform/mail/outbox.ts';
import { plainPage } from './plain-page.ts';
import { contentSecurityPolicy } from './security-headers.ts';

export const MAILBOX_PATH = '/dev/mailbox';
const SHOWN = 100;

/** A production server sends real mail. The local mailbox is only for a developer's machine. */
export const mailboxIsOpen = (config: Config): boolean =>
  config.smtp === null && !config.production;

/** The mail this machine would have sent. */
export function mailbox(deps: Deps): Hono {
  const app = new Hono();
  const mails = (to: string | undefined) =>
    readOutbox(deps.db.system, {
      limit: SHOWN,
      ...(to !== undefined && { to: to.trim().toLowerCase() }),
    });

  app.get(`${MAILBOX_PATH}.json`, async (context) =>
    context.json(await mails(context.req.query('to'))),
  );
  app.get(MAILBOX_PATH, async (context) =>
    context.html(
      plainPage('Local mailbox', mailboxPage(await mails(context.req.query('to')))),
      200,
      {
        'content-security-policy': contentSecurityPolicy([]),
        'cache-control': 'no-store',
      },
    ),
  );
  return app;
}

const mailboxPage = (mails: readonly OutboxMail[]) => html`
  <h1>Local mailbox</h1>
  <p class="dim">
    Mail that this server wrote and kept on this machine, newest first. Nothing leaves it until
    SMTP_URL is set.
  </p>
  ${mails.length === 0 ? html`<p>No mail yet. Sign up, and the code will be here.</p>` : mails.map(mailArticle)}
`;

const mailArticle = (mail: OutboxMail) => html`
  <article>
    <h2>${mail.subject}</h2>
    <p class="dim">To ${mail.to}, ${new Date(mail.sentAt).toUTCString()}</p>
    <pre tabindex="0">${linked(mail.text)}</pre>
  </article>
`;

/** The text part with its links made pressable; everything else stays escaped. */
const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((piece, index) =>
      index % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`,
    );
