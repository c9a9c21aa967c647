import { render } from '@react-email/render';
import { letterElement } from './letter-element.ts';
import type { Letter } from './letter.ts';
import { withWords } from './with-words.ts';

/*
 * React takes a millisecond for a letter, and a morning has a hundred thousand letters of the same few shapes. So each
 * shape is rendered once, with a mark where each string goes; a letter is that mould with its own words in it.
 */

/** What stands between the words, and the number of the string that follows each piece but the last. */
interface Mould {
  readonly pieces: readonly string[];
  readonly places: readonly number[];
}

/** More than the usual number of shapes. Limited because a letter can have any number of lines. */
const MOULDS_KEPT = 200;
const moulds = new Map<string, Promise<Mould>>();

export async function letterHtml(letter: Letter): Promise<string> {
  const words: string[] = [];
  const shape = JSON.stringify(withWords(letter, (each) => (words.push(each), '')));
  const { pieces, places } = await mouldOf(shape, letter);
  const filled = places.map((place, at) => (pieces[at] ?? '') + escape(words[place] ?? ''));
  return filled.join('') + (pieces.at(-1) ?? '');
}

function mouldOf(shape: string, letter: Letter): Promise<Mould> {
  const known = moulds.get(shape);
  if (known) return known;
  const mould = cast(letter);
  moulds.set(shape, mould);
  const [oldest] = moulds.keys();
  if (moulds.size > MOULDS_KEPT && oldest !== undefined) moulds.delete(oldest);
  return mould;
}

/** Two characters for private use: no letter holds them, and React leaves them as they are. */
const MARK = /\uE000(\d+)\uE001/;

async function cast(letter: Letter): Promise<Mould> {
  let count = 0;
  const marked = withWords(letter, () => `\uE000${count++}\uE001`);
  const parts = (await render(letterElement(marked))).split(MARK);
  return {
    pieces: parts.filter((_, at) => at % 2 === 0),
    places: parts.filter((_, at) => at % 2 === 1).map(Number),
  };
}

/** As React does it, in text and in attributes alike. */
const escape = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
