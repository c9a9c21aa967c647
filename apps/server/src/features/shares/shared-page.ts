import { minutes } from '@palm/contract/durations';
import { DATE_LOCALE } from '@palm/contract/limits';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Deps } from '../../deps.ts';
import { callerOf } from '../../http/caller.ts';
import { limitRate } from '../../http/limits/limit-rate.ts';
import { plainPage } from '../../http/pages/plain-page.ts';
import { contentSecurityPolicy } from '../../http/pages/security-headers.ts';
import { hashToken } from '../accounts/secrets.ts';
import { copy } from './copy.ts';
import { handPlate } from './hand-plate.ts';
import { moonPlate } from './moon-plate.ts';
import { SHARED_PATH } from './own-shares.ts';
import { type ShownShare, shownShare } from './shown-share.ts';
import { findShared } from './store.ts';

const PER_CLIENT = { max: 600, perMs: minutes(15) };

const headers = {
  'content-security-policy': contentSecurityPolicy([]),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

/** What the owner of a page chose to show: its title, its day and one paragraph, and nothing of the owner. */
export function sharedPage(deps: Deps): Hono {
  const app = new Hono();
  app.get(`${SHARED_PATH}/:secret`, async (context) => {
    const { trustedIpHeader } = deps.config;
    const { network } = callerOf(context, { secureCookies: false, trustedIpHeader });
    await limitRate(deps, `shared:${network}`, PER_CLIENT);
    const found = await findShared(deps.db.system, hashToken(context.req.param('secret')));
    const shown = found && shownShare(found);
    if (!shown) return context.html(plainPage(copy.goneTitle, goneBody), 404, headers);
    const page = plainPage(shown.title, bodyOf(shown), headOf(deps, shown));
    return context.html(page, 200, headers);
  });
  return app;
}

const STYLE = `
body{max-width:38.5rem}.shared{border:0}.shared .day{color:var(--brass);letter-spacing:.12em;text-transform:uppercase;font-size:.8rem;margin:0 0 1rem}.shared h1{font-size:clamp(2.6rem,9vw,4.2rem);letter-spacing:-.02em;line-height:1.02;margin:0 0 1.75rem}.shared .text{font:400 1.28rem/1.6 "Fraunces Variable","Fraunces Display",Georgia,serif;margin:0 0 2rem;min-height:4.8em}.shared .from{color:var(--dim);margin:0 0 1rem}.shared .text::first-letter{-webkit-initial-letter:3;initial-letter:3;margin-right:.3em;color:var(--brass)}
.plate{margin:0 0 2.25rem;border:1px solid var(--line);outline:1px solid var(--line);outline-offset:-6px;background:var(--raised);padding:2rem 1rem 1.4rem;text-align:center}.moon svg{width:14rem}.moon .night{fill:#161b24;stroke:var(--paper);stroke-opacity:.55;stroke-width:.7}.moon .light{fill:#f6eeda}.hand svg{height:19rem}.hand .edge path{stroke:var(--paper)}.hand .edge .area{fill:var(--paper)}.hand .skin path{stroke:var(--raised)}.hand .skin .area{fill:var(--raised)}.hand .line{stroke:var(--brass)}.plate figcaption{margin-top:1rem;color:var(--dim);font:italic 1.05rem/1.3 "Fraunces Variable","Fraunces Display",Georgia,serif}
.shared .own{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.5rem;border-radius:3px;background:var(--brass);color:var(--ground);text-decoration:none;font-weight:500}.shared small{display:block;margin-top:2rem;color:var(--dim)}
`;

const bodyOf = ({ title, text, date, hand, eveningAt }: ShownShare) =>
  html`<article class="shared">
    <p class="day">${dayWords(date)}</p>
    <h1>${title}</h1>
    ${hand === null ? moonPlate(eveningAt) : handPlate(hand)}
    <p class="from">${copy.from}</p>
    ${text !== '' && html`<p class="text">${text}</p>`}
    <p><a class="own" href="/">${copy.own}</a></p>
    <small>${copy.purpose}</small>
  </article>`;

function headOf({ config: { publicUrl } }: Deps, { title, text }: ShownShare) {
  const image = `${publicUrl}/share/daily-readings.png`;
  return html`<style>
      ${raw(STYLE)}
    </style>
    <meta name="description" content="${text}" />
    <meta property="og:site_name" content="Palm &amp; Soul" />
    <meta property="og:type" content="article" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${text}" />
    <meta property="og:image" content="${image}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />`;
}

const goneBody = html`
  <h1>${copy.gone}</h1>
  <p>${copy.whyGone}</p>
  <p><a href="/">${copy.own}</a></p>
`;

const dayWords = (date: string): string =>
  new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'full', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
