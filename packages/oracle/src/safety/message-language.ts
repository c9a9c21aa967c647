import { detectLanguage } from '../chat/language/detect-language.ts';

/** Languages, beside English, in which a crisis answer opens with a sentence of its own. */
export const OTHER_LANGUAGES = ['es', 'fr', 'de', 'pt', 'it', 'hi'] as const;
export type OtherLanguage = (typeof OTHER_LANGUAGES)[number];

/** The language of a message, or null for English and for languages we have no sentence in. */
export function languageOfMessage(text: string): OtherLanguage | null {
  const found = detectLanguage(text);
  return OTHER_LANGUAGES.find((language) => language === found) ?? null;
}
