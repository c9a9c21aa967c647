import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { Deps } from '../../../deps.ts';
import { plainPage } from '../../../http/pages/plain-page.ts';
import { refuse } from '../../../http/answers/refusal.ts';
import { contentSecurityPolicy } from '../../../http/pages/security-headers.ts';
import { letterLinks, UNSUBSCRIBE_PATH } from '../letter/letter-links.ts';
import type { LinkOwner } from './mail-links.ts';
import { saveMailSettings } from './mail-settings.ts';
import { ownerOfLink } from './mailed-settings.ts';

const FORM_MAX_BYTES = 16 * 1024;

const headers = {
  'content-security-policy': contentSecurityPolicy([]),
  'cache-control': 'no-store',
};

/**
 * The way out of daily mail. Mail programs press it by a bare POST (RFC 8058); a person who follows the link gets a
 * page with a button, because what scans mail for viruses follows links too.
 */
export function unsubscribe(deps: Deps): Hono {
  const app = new Hono();
  app.get(UNSUBSCRIBE_PATH, async (context) => {
    const owner = await ownerOfLink(deps, context.req.query('token') ?? '');
    return owner
      ? context.html(plainPage('Unsubscribe', askPage(deps, owner)), 200, headers)
      : context.html(plainPage('Unsubscribe', deadLinkPage), 404, headers);
  });
  const limitBody = bodyLimit({ maxSize: FORM_MAX_BYTES, onError: () => refuse('too_large') });
  app.post(UNSUBSCRIBE_PATH, limitBody, async (context) => {
    const owner = await ownerOfLink(deps, context.req.query('token') ?? '');
    if (!owner) return context.html(plainPage('Unsubscribe', deadLinkPage), 404, headers);
    await stopAll(deps, owner);
    return context.html(plainPage('Unsubscribed', donePage(deps, owner)), 200, headers);
  });
  return app;
}

const stopAll = async (deps: Deps, { userId }: LinkOwner): Promise<void> => {
  const choices = { daily_readings: false, daily_horoscope: false };
  await deps.db.system.transaction((db) =>
    saveMailSettings(db, userId, { choices, now: deps.clock.now() }),
  );
};

const askPage = (deps: Deps, owner: LinkOwner) => html`
  <h1>No more daily mail?</h1>
  <p>Your account and your readings stay. Only the mail ends.</p>
  <form method="post"><button>Unsubscribe</button></form>
  <p><a href="${letterLinks(deps, owner).preferences}">Choose what comes, and when</a></p>
`;

const donePage = (deps: Deps, owner: LinkOwner) => html`
  <h1>You are unsubscribed</h1>
  <p role="status">No daily mail will come any more, not even one that was already on its way.</p>
  <p><a href="${letterLinks(deps, owner).preferences}">Change your mind</a></p>
`;

const deadLinkPage = html`
  <h1>This link does not work</h1>
  <p>It is incomplete, or belongs to an address that is no longer yours.</p>
  <p>Signed in, you can choose your mail in <a href="/profile-setup">Profile Setup</a>.</p>
`;
