import { GIVEN_NAMES } from '../../entities/given-names.ts';
import { englishOf, glossaryOf, type Glossary } from '../../language/glossary.ts';

const TOKEN = /[\p{L}\p{M}]+|\d+(?:[.:/]\d+)*|[.?!,;:\n]+/gu;

/**
 * A message word by word in English, for recognising it: the order of the words stays, unknown words are left
 * out. Null where there is no glossary of the language.
 */
export function inEnglish(
  message: string,
  language: string,
  glossary: Glossary | null = glossaryOf(language),
): string | null {
  if (glossary === null) return null;
  const tokens = message.replaceAll(/['’]/gu, ' ').match(TOKEN) ?? [];
  const words: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const [english, length] = translated(tokens, at, { glossary, language });
    words.push(english);
    at += length;
  }
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/ (?=[.?!,;:])/gu, '');
}

function translated(
  tokens: readonly string[],
  at: number,
  { glossary, language }: { readonly glossary: Glossary; readonly language: string },
): [string, number] {
  for (let length = Math.min(glossary.longest, tokens.length - at); length > 1; length -= 1) {
    const phrase = tokens.slice(at, at + length).join(' ');
    const found = englishOf({ ...glossary, stems: [] }, phrase.toLowerCase());
    if (found !== null) return [found, length];
  }
  const token = tokens[at] ?? '';
  if (!/\p{L}/u.test(token)) return [token, 1];
  return [englishOf(glossary, token.toLowerCase()) ?? nameOr(token, at, language), 1];
}

/**
 * A name stays as it is. A capital says nothing at the beginning of a message, nor in German, which has one on every
 * noun.
 */
function nameOr(token: string, at: number, language: string): string {
  const isCapital = at > 0 && language !== 'de' && /^\p{Lu}\p{Ll}/u.test(token);
  return isCapital || GIVEN_NAMES.has(token.toLowerCase()) ? token : '';
}
