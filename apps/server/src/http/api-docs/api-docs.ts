import { pathOf, type Call } from '@palm/contract/call';
import { refusals, refusalMessage } from '@palm/contract/refusals';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { codesOf, openApiOf } from './openapi.ts';
import { plainPage } from '../pages/plain-page.ts';
import { contentSecurityPolicy } from '../pages/security-headers.ts';

const accessWords = {
  anyone: 'anyone',
  either: 'anyone, and knows who is signed in',
  user: 'a signed-in user',
  admin: 'an admin',
} as const satisfies Record<Call['access'], string>;

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

/** One name may be read with GET and written to with POST. */
const anchorOf = ({ name, method }: Call): string => (method === 'GET' ? `${name}-read` : name);
const titleOf = ({ name, method }: Call): string => (method === 'GET' ? `${name} (GET)` : name);

const schemaText = (schema: z.core.$ZodType, io: 'input' | 'output'): string => {
  const { $schema: _, additionalProperties: __, ...rest } = z.toJSONSchema(schema, { io });
  return JSON.stringify(rest, null, 2);
};

const folded = (title: string, content: ReturnType<typeof html>) => html`
  <details>
    <summary>${title}</summary>
    ${content}
  </details>
`;

const schema = (of: z.core.$ZodType, io: 'input' | 'output') =>
  html`<pre tabindex="0">${schemaText(of, io)}</pre>`;

const partSection = (part: z.core.$ZodType) =>
  folded(
    'Answer in parts',
    html`
      <p>
        With <code>Accept: text/event-stream</code>: the event <code>part</code>, as often as
        needed, then <code>done</code> with the answer, or <code>problem</code> with a refusal.
      </p>
      ${schema(part, 'output')}
    `,
  );

const refusalTable = (call: Call) => html`
  <table>
    <tbody>
      ${codesOf(call).map(
        (code) =>
          html`<tr>
            <td>${refusals[code].status}</td>
            <td>
              <code>${code}</code><br />
              ${refusalMessage(code).message}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>
`;

const callSection = (call: Call) => html`
  <article>
    <h2 id="${anchorOf(call)}">${titleOf(call)}</h2>
    <p>
      <span class="tag">${call.method} ${pathOf(call)}</span>
      <span class="tag">for ${accessWords[call.access]}</span>
    </p>
    <p>${call.summary}</p>
    ${folded(
      'Input',
      call.body
        ? html`<p>A file of up to ${call.body.maxBytes} bytes.</p>`
        : schema(call.input, 'input'),
    )}
    ${folded('Answer', schema(call.output, 'output'))} ${call.streams && partSection(call.streams)}
    ${folded(`Refusals (${codesOf(call).length})`, refusalTable(call))}
  </article>
`;
