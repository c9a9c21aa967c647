import type { Entry, Passage } from '../src/book/entry.ts';

/** A passage as an editor reads it: where it stands, its title, its words. */
export const showPassage = ({ id, title, shape, text }: Passage): string =>
  `[${id} · ${shape}]\n${title}\n\n${text}`;

export const showEntry = ({ key, gist, passages, lines }: Entry): string =>
  [
    `=== ${key}\n${gist}`,
    ...passages.map(showPassage),
    ...lines.map(({ id, text }) => `[${id}] ${text}`),
  ].join('\n\n');
