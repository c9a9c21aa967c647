import { pathOf, type Call } from '@palm/contract/call';
import { refusals, refusalMessage } from '@palm/contract/refusals';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod';
import { codesOf, openApiOf } from './openapi.ts';
import { plainPage } from './plain-page.ts';
import { contentSecurityPolicy } from './security-headers.ts';

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
`;

const schemaText = (schema: z.core.$ZodType, io: 'input' | 'output'): string => {
  const { $schema: _, additionalProperties: __, ...rest } = z.toJSONSchema(schema, { io });
  return JSON.stringify(rest, null, 2);
};

const partSection = (part: z.core.$ZodType) => html`
  <p class="dim">
    With <code>Accept: text/event-stream</code>: the event <code>part</code>, as often as needed,
    then <code>done</code> with the answer, or <code>problem</code> with a refusal
  </p>
  <pre tabindex="0">${schemaText(part, 'output')}</pre>
`;

const callSection = (call: Call) => html`
  <article>
    <h2 id="${call.name}${call.method === 'GET' ? '-read' : ''}">${call.name}</h2>
    <p>
      <span class="tag">${call.method} ${pathOf(call)}</span>
      <span class="tag">for ${accessWords[call.access]}</span>
    </p>
    <p>${call.summary}</p>
    <p class="dim">Input</p>
    <pre tabindex="0">
${call.body ? `a file of up to ${call.body.maxBytes} bytes` : schemaText(call.input, 'input')}</pre>
    <p class="dim">Answer</p>
    <pre tabindex="0">${schemaText(call.output, 'output')}</pre>
    ${call.streams && partSection(call.streams)}
    <table>
      <caption class="dim">
        Refusals
      </caption>
      <tbody>
        ${codesOf(call).map(
          (code) =>
            html`<tr>
              <td>${refusals[code].status}</td>
              <td><code>${code}</code></td>
              <td>${refusalMessage(code).message}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </article>
`;
