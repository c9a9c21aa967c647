import { HINDI_WORDS } from '../../../content/chat/glossary/hindi.ts';
import { sharesOf } from './detect-language.ts';
import { type Glossary, GLOSSARY_LANGUAGES, glossaryOf, readGlossary } from './glossary.ts';

let kept: Glossary | null = null;

/** The glossary of Hindi in Latin letters, read at first use. */
export function latinHindiGlossary(): Glossary {
  kept ??= readGlossary(HINDI_WORDS);
  return kept;
}

const LEAST_WORDS = 2;
const LEAST_SHARE = 0.4;
const AHEAD_OF_ENGLISH = 0.15;

/**
 * Whether a message is Hindi in Latin letters. This is apart from `detectLanguage`, which decides how care reads a
 * message and takes a part of these messages for English or Turkish.
 */
export function isLatinHindi(message: string): boolean {
  if (/\p{Script=Devanagari}/u.test(message)) return false;
  const words = message.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  const { share, english } = sharesOf(words, latinHindiGlossary());
  if (share * words.length < LEAST_WORDS || share < LEAST_SHARE) return false;
  return (
    share - english >= AHEAD_OF_ENGLISH &&
    GLOSSARY_LANGUAGES.every((language) => sharesOf(words, glossaryOf(language)).share < share)
  );
}
