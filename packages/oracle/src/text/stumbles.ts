import { QUIET_WORDS } from '../../content/quiet-words.ts';
import { sentencesOf } from './sentences.ts';

/* What gives a page away as put together from sentences: the same start twice running, the same word again. */

const QUIET = new Set(QUIET_WORDS.map(stemOf));

const SHORTEST_WORD = 4;

function stemOf(word: string): string {
  return word.replace(/s$/u, '').slice(0, 5);
}

/** The words of a text that a reader would notice if they came again. */
export function loudWords(text: string): Set<string> {
  const words = text.match(/(?<![\w'])[a-z]+/gu) ?? [];
  const long = words.filter(({ length }) => length >= SHORTEST_WORD).map(stemOf);
  return new Set(long.filter((stem) => !QUIET.has(stem)));
}

/** "Small comforts do your need for comfort good" says one thing twice: the phrases that do not, or all. */
export function without(said: ReadonlySet<string>, phrases: readonly string[]): readonly string[] {
  const others = phrases.filter((one) => [...loudWords(one)].every((word) => !said.has(word)));
  return others.length > 0 ? others : phrases;
}

/** A title may say again what the page says: the ones that do, or all. */
export function echoing(said: ReadonlySet<string>, titles: readonly string[]): readonly string[] {
  const heard = titles.filter((one) =>
    [...loudWords(one.toLowerCase())].some((word) => said.has(word)),
  );
  return heard.length > 0 ? heard : titles;
}

/** Sentences that start with the word the one before them started with; "the" and "a" pass. */
function repeatedStarts(text: string): number {
  const starts = sentencesOf(text).map((sentence) => sentence.split(/[ ,]/u)[0] ?? '');
  return starts.filter((start, at) => start === starts[at - 1] && !/^(?:The|An?)$/u.test(start))
    .length;
}

/** Loud words that come up in two parts of a page. */
function echoes(parts: readonly string[]): number {
  const heard = parts.flatMap((part) => [...loudWords(part)]);
  return heard.length - new Set(heard).size;
}

export const stumblesIn = (parts: readonly string[]): number =>
  repeatedStarts(parts.join(' ')) + echoes(parts);
