import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Letter, RenderedLetter } from './letter.ts';

/** A letter in both parts that a mail has. */
export const renderLetter = async (letter: Letter): Promise<RenderedLetter> => ({
  subject: letter.subject,
  text: letterText(letter),
  html: await letterHtml(letter),
});
