import { GLOSSARIES } from '../../../content/chat/glossary/glossaries.ts';

/** The words of one language, with what each is in English. */
export interface Glossary {
  /** Words and phrases as they are written. */
  readonly phrases: ReadonlyMap<string, string>;
  /** Those with accents, as many type them: without. */
  readonly bare: ReadonlyMap<string, string>;
  /** Beginnings of words, longest first. */
  readonly stems: readonly (readonly [string, string])[];
  readonly longest: number;
}

export const GLOSSARY_LANGUAGES: readonly string[] = Object.keys(GLOSSARIES);

const kept = new Map<string, Glossary>();

/** Read at first use; null for a language that has none. */
export function glossaryOf(language: string): Glossary | null {
  const list = GLOSSARIES[language];
  if (list === undefined) return null;
  const known = kept.get(language) ?? readGlossary(list);
  kept.set(language, known);
  return known;
}

/** Of a word that stands in two entries the last one counts. */
export function readGlossary(list: string): Glossary {
  const phrases = new Map<string, string>();
  const bare = new Map<string, string>();
  const stems = new Map<string, string>();
  for (const entry of list.split(/[;\n]/u)) {
    const [english = '', forms = ''] = entry.split(':').map((part) => part.trim());
    for (const form of forms.split('|').filter((one) => one !== '')) {
      if (form.endsWith('*')) stems.set(withoutAccents(form.slice(0, -1)), english);
      else phrases.set(form, english);
      bare.set(withoutAccents(form), english);
    }
  }
  return {
    phrases,
    bare,
    stems: [...stems].toSorted(([a], [b]) => b.length - a.length),
    longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)),
  };
}

export const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Script=Latin}\p{M}+/gu, ([letter = '']) => letter)
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i');

/** What a word is in English; null when the glossary does not have it. */
export function englishOf({ phrases, bare, stems }: Glossary, word: string): string | null {
  const plain = withoutAccents(word);
  const found = phrases.get(word) ?? phrases.get(plain) ?? bare.get(plain);
  return found ?? stems.find(([stem]) => plain.startsWith(stem))?.[1] ?? null;
}
