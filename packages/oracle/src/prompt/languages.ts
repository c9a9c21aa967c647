/** The languages a model may answer in, because its words can be checked in them. */
export const MODEL_LANGUAGES = {
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  pt: 'Portuguese',
  it: 'Italian',
} as const;
export type ModelLanguage = keyof typeof MODEL_LANGUAGES;

export const isModelLanguage = (language: string): language is ModelLanguage =>
  Object.hasOwn(MODEL_LANGUAGES, language);

/** Each part comes with its English, which goes through the same checks. */
export const languageLine = (language: string): string =>
  isModelLanguage(language)
    ? ` Write in ${MODEL_LANGUAGES[language]}, addressing the reader informally, and give the same part in plain English as "en": {"text": "…", "en": "…", "cites": ["…"]}`
    : '';
