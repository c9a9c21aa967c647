import type { Call } from '@palm/contract/call';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { openApiOf } from './openapi.ts';
import { plainPage } from '../pages/plain-page.ts';
import { contentSecurityPolicy } from '../pages/security-headers.ts';
import { callSection } from './call-section.ts';
import { anchorOf, titleOf } from './call-titles.ts';

/** The contract for people (/docs/api) and for programs (/openapi.json). */
export function apiDocs(calls: readonly Call[], serverUrl: string): Hono {
  const app = new Hono();
  const description = openApiOf(calls, serverUrl);
  app.get('/openapi.json', (context) => context.json(description));
  app.get('/docs/api', (context) =>
    context.html(plainPage('API', html`${intro(calls)} ${calls.map(callSection)}`), 200, {
      'content-security-policy': contentSecurityPolicy([]),
    }),
  );
  return app;
}

const intro = (calls: readonly Call[]) => html`
  <h1>Calls</h1>
  <p>
    ${calls.length} calls, each with JSON in and out. Send the access token as
    <code>Authorization: Bearer …</code> where a session is needed. A refusal answers
    <code>{ "success": false, "error", "code", "requestId" }</code>. The same as a machine reads it:
    <a href="/openapi.json">openapi.json</a>.
  </p>
  <nav aria-label="All calls">
    <ul class="index">
      ${calls.map((call) => html`<li><a href="#${anchorOf(call)}">${titleOf(call)}</a></li>`)}
    </ul>
  </nav>
`;
