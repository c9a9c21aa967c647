import { PALM_PREVIEW_MAX_CHARS } from '@palm/contract/limits';

export interface Part {
  readonly text: string;
  readonly cites: string[];
}

/** The first paragraph, or, of a text that is all one, its first 300 characters. */
export function previewOf(parts: readonly Part[]): Part[] {
  const [first] = parts;
  if (!first) return [];
  if (parts.length > 1) return [first];
  return [{ ...first, text: first.text.slice(0, PALM_PREVIEW_MAX_CHARS) }];
}

/** Paragraphs are divided by a blank line, as everywhere a reading is one text. */
export const textOf = (parts: readonly Part[]): string =>
  parts.map(({ text }) => text).join('\n\n');
