import { TAGALOG_WORDS } from '../../../../content/chat/glossary/tagalog.ts';
import { GIVEN_NAMES } from '../../entities/given-names.ts';
import { englishOf, glossaryOf, type Glossary, readGlossary } from '../glossary.ts';
import { tagalogRoots } from '../tagalog-roots.ts';
import type { Translation } from './to-english.ts';

/** Languages without rules for their verbs and sentences. */
const LANGUAGES = ['tl', 'tr', 'pl', 'nl'] as const;
type WordByWord = (typeof LANGUAGES)[number];

export const isWordByWord = (language: string): language is WordByWord =>
  LANGUAGES.some((one) => one === language);

const TOKEN = /[\p{L}\p{M}]+|\d+(?:[.:/]\d+)*|[.?!,;:\n]+/gu;
/** Shorter words are in English by chance. */
const SHORTEST_ENGLISH = 4;

/** "nag-aaway" is typed with a hyphen, apart or as one word, and "gabi-gabi" is every night. */
const joined = (text: string): string =>
  text
    .replaceAll(/(?<word>\p{L}+)-\k<word>(?!\p{L})/gu, '$<word>')
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, '')
    .replaceAll(/\b(?<prefix>nag|mag|naga|nami|naka|maka|nagi) (?=\p{L})/gu, '$<prefix>');

let tagalog: Glossary | null = null;
function glossaryFor(language: WordByWord): Glossary {
  if (language !== 'tl') return glossaryOf(language) ?? readGlossary('');
  tagalog ??= readGlossary(joined(TAGALOG_WORDS));
  return tagalog;
}

/** A message in English words in the order of its own, with the share of its words that is known. */
export function wordByWord(
  message: string,
  language: WordByWord,
  isEnglish: (word: string) => boolean,
): Translation {
  const glossary = glossaryFor(language);
  const text = language === 'tl' ? joined(message.toLowerCase()) : message;
  const tokens = text.replaceAll(/['’]/gu, ' ').match(TOKEN) ?? [];
  const words: string[] = [];
  let [known, all, at] = [0, 0, 0];
  while (at < tokens.length) {
    const phrase = phraseAt(tokens, at, glossary);
    const token = tokens[at] ?? '';
    const isWord = /\p{L}/u.test(token);
    const single = isWord ? oneWord(token, at, language, glossary, isEnglish) : token;
    const english = phrase?.english ?? single;
    const length = phrase?.length ?? 1;
    if (english !== null) words.push(english);
    // Small words that English does without tell of nothing.
    if (isWord && english !== '') all += length;
    if (isWord && english !== null && english !== '') known += length;
    at += length;
  }
  const english = words
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/ (?=[.?!,;:])/gu, '');
  return { english, share: known / Math.max(1, all) };
}

function phraseAt(
  tokens: readonly string[],
  at: number,
  glossary: Glossary,
): { readonly english: string; readonly length: number } | null {
  for (let length = Math.min(glossary.longest, tokens.length - at); length > 1; length -= 1) {
    const phrase = tokens
      .slice(at, at + length)
      .join(' ')
      .toLowerCase();
    const english = englishOf({ ...glossary, stems: [] }, phrase);
    if (english !== null) return { english, length };
  }
  return null;
}

function oneWord(
  token: string,
  at: number,
  language: WordByWord,
  glossary: Glossary,
  isEnglish: (word: string) => boolean,
): string | null {
  const word = token.toLowerCase();
  const found = englishOf(glossary, word);
  if (found !== null) return found;
  const isOwn = language === 'tl' && word.length >= SHORTEST_ENGLISH;
  if (isOwn && isEnglish(word)) return word;
  for (const root of language === 'tl' ? tagalogRoots(word) : []) {
    const english = englishOf(glossary, root);
    if (english !== null && root.length >= SHORTEST_ROOT) return english;
    if (root.length > SHORTEST_ENGLISH && isEnglish(root)) return root;
  }
  const isName = (at > 0 && /^\p{Lu}\p{Ll}/u.test(token)) || GIVEN_NAMES.has(word);
  return isName ? token : null;
}
const SHORTEST_ROOT = 4;
