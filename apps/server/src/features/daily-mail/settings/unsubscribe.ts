import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { Deps } from '../../../deps.ts';
import { plainPage } from '../../../http/pages/plain-page.ts';
import { refuse } from '../../../http/answers/refusal.ts';
import { contentSecurityPolicy } from '../../../http/pages/security-headers.ts';
import { copy } from '../copy.ts';
import { letterLinks, UNSUBSCRIBE_PATH } from '../letter/letter-links.ts';
import type { LinkOwner } from './mail-links.ts';
import { saveMailSettings } from './mail-settings.ts';
import { ownerOfLink } from './mailed-settings.ts';

const words = copy.unsubscribe;

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
      ? context.html(plainPage(words.title, askPage(deps, owner)), 200, headers)
      : context.html(plainPage(words.title, deadLinkPage), 404, headers);
  });
  const limitBody = bodyLimit({ maxSize: FORM_MAX_BYTES, onError: () => refuse('too_large') });
  app.post(UNSUBSCRIBE_PATH, limitBody, async (context) => {
    const owner = await ownerOfLink(deps, context.req.query('token') ?? '');
    if (!owner) return context.html(plainPage(words.title, deadLinkPage), 404, headers);
    await stopAll(deps, owner);
    return context.html(plainPage(words.doneTitle, donePage(deps, owner)), 200, headers);
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
  <h1>${words.question}</h1>
  <p>${words.whatStays}</p>
  <form method="post"><button>${words.button}</button></form>
  <p><a href="${letterLinks(deps, owner).preferences}">${words.preferences}</a></p>
`;

const donePage = (deps: Deps, owner: LinkOwner) => html`
  <h1>${words.done}</h1>
  <p role="status">${words.nothingMore}</p>
  <p><a href="${letterLinks(deps, owner).preferences}">${words.undo}</a></p>
`;

const deadLinkPage = html`
  <h1>${words.deadLink}</h1>
  <p>${words.whyDead}</p>
  <p>${words.signedIn} <a href="/profile-setup">${words.profileSetup}</a>.</p>
`;
