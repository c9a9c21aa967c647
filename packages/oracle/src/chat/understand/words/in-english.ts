import { englishOf, glossaryOf, type Glossary } from '../../glossary.ts';

const TOKEN = /[\p{L}\p{M}]+|\d+(?:[.:/]\d+)*|[.?!,;:\n]+/gu;

/**
 * A message word by word in English, for recognising it: the order of the words stays, words nobody knows are left
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
    const [english, length] = translated(tokens, at, glossary);
    words.push(english);
    at += length;
  }
  return words
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/ (?=[.?!,;:])/gu, '');
}

function translated(tokens: readonly string[], at: number, glossary: Glossary): [string, number] {
  for (let length = Math.min(glossary.longest, tokens.length - at); length > 1; length -= 1) {
    const phrase = tokens.slice(at, at + length).join(' ');
    const found = englishOf({ ...glossary, stems: [] }, phrase.toLowerCase());
    if (found !== null) return [found, length];
  }
  const token = tokens[at] ?? '';
  if (!/\p{L}/u.test(token)) return [token, 1];
  return [englishOf(glossary, token.toLowerCase()) ?? nameOr(token, at), 1];
}

/** A name stays as it is; at the beginning of a message a capital says nothing. */
const nameOr = (token: string, at: number): string =>
  at > 0 && /^\p{Lu}\p{Ll}/u.test(token) ? token : '';
