import type { SavedReading } from '@palm/contract/entities';
import * as z from 'zod';
import { copy } from './copy.ts';
import { html, type Html, NONE } from './html.ts';
import { palmLines } from './palm-lines.ts';
import { momentWords } from './words.ts';
import { section, paragraphs } from './section.ts';

export function readingsSection(readings: readonly SavedReading[]): Html {
  if (readings.length === 0) return NONE;
  const cards = readings.map(
    ({ analysis_result, created_at }, index) =>
      html`<article>
        <h3>${copy.readings.heading(readings.length - index)}</h3>
        <p class="when">${momentWords(created_at)}</p>
        <div class="reading">
          ${palmLines(analysis_result)}
          <div class="text">${paragraphs(textIn(analysis_result))}</div>
        </div>
      </article>`,
  );
  return section('readings', copy.readings.title, copy.readings.about, html`${cards}`);
}

/** Written by many versions: an object with a `text` or a `reading`, or the text itself. */
function textIn(result: unknown): string {
  const Kept = z.union([
    z.string(),
    z.object({ text: z.string() }).transform(({ text }) => text),
    z.object({ reading: z.string() }).transform(({ reading }) => reading),
  ]);
  return Kept.catch('').parse(result);
}
