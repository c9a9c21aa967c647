import * as z from 'zod';
import type { Row } from '../exported-data.ts';
import { copy } from './copy.ts';
import { html, type Html, NONE } from './html.ts';
import { momentWords } from './words.ts';
import { section, paragraphs } from './section.ts';

const ChatRow = z.object({ text: z.string(), is_user: z.boolean(), created_at: z.string() });

export function chatSection(rows: readonly Row[]): Html {
  if (rows.length === 0) return NONE;
  const lines = rows
    .map((row) => ChatRow.parse(row))
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map(
      ({ text, is_user, created_at }) =>
        html`<li class="${is_user ? 'you' : 'oracle'}">
          <p class="when">
            ${is_user ? copy.chat.you : copy.chat.oracle}, ${momentWords(created_at)}
          </p>
          ${paragraphs(text)}
        </li>`,
    );
  return section(
    'chat',
    copy.chat.title,
    copy.chat.about,
    html`<ol class="chat">
      ${lines}
    </ol>`,
  );
}
