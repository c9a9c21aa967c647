import { pathOf, type Call } from '@palm/contract/call';
import { refusals, refusalMessage } from '@palm/contract/refusals';
import { html } from 'hono/html';
import * as z from 'zod';
import { codesOf } from './codes-of.ts';
import { anchorOf, titleOf } from './call-titles.ts';

const accessWords = {
  anyone: 'anyone',
  either: 'anyone, and knows who is signed in',
  user: 'a signed-in user',
  admin: 'an admin',
} as const satisfies Record<Call['access'], string>;

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

export const callSection = (call: Call) => html`
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
