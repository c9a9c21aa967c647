import { COMMON_QUALITIES } from '../../../../content/chat/glossary/common/qualities.ts';
import { COMMON_THINGS } from '../../../../content/chat/glossary/common/things.ts';
import { COMMON_VERBS } from '../../../../content/chat/glossary/common/verbs.ts';
import { IDIOMS } from '../../../../content/chat/glossary/common/idioms/idioms.ts';
import { type Glossary, glossaryOf, readGlossary, withoutAccents } from '../glossary.ts';
import { latinHindiGlossary } from '../latin-hindi.ts';
import { frenchForms } from './french-forms.ts';
import { germanForms } from './german-forms.ts';
import { hindiForms } from './hindi-forms.ts';
import { iberianForms } from './iberian.ts';
import { italianForms } from './italian-forms.ts';
import type { VerbForm, VerbForms } from './verb-forms.ts';

/** Languages that are put into English with their verbs, in the order of the columns of the tables. */
export const TRANSLATED = ['es', 'fr', 'pt', 'it', 'de', 'hi-Latn'] as const;
export type Translated = (typeof TRANSLATED)[number];

/** What is known of a language for putting it into English. */
export interface Lexicon {
  readonly language: Translated;
  /** Turns of phrase and small words, which go before everything else. */
  readonly idioms: Glossary;
  readonly verbs: VerbForms;
  /** Forms with accents, by how they are typed without. */
  readonly bareVerbs: VerbForms;
  /** Nouns, by themselves and without accents. */
  readonly things: ReadonlyMap<string, string>;
  readonly qualities: ReadonlyMap<string, string>;
  /** The glossary by which the language is recognised. */
  readonly glossary: Glossary;
}

const FORMS = {
  es: (verbs) => iberianForms('es', verbs),
  pt: (verbs) => iberianForms('pt', verbs),
  fr: frenchForms,
  it: italianForms,
  de: germanForms,
  'hi-Latn': hindiForms,
} as const satisfies Record<Translated, (verbs: readonly Entry[]) => VerbForms>;

interface Entry {
  readonly infinitive: string;
  readonly english: string;
}

const kept = new Map<string, Lexicon>();

/** Read at first use. */
export function lexiconOf(language: Translated): Lexicon {
  const known = kept.get(language) ?? readLexicon(language);
  kept.set(language, known);
  return known;
}

export const isTranslated = (language: string): language is Translated =>
  TRANSLATED.some((one) => one === language);

function readLexicon(language: Translated): Lexicon {
  const column = TRANSLATED.indexOf(language);
  const verbs = FORMS[language](
    rowsOf(COMMON_VERBS, column).map(([infinitive, english]) => ({ infinitive, english })),
  );
  const glossary =
    language === 'hi-Latn' ? latinHindiGlossary() : (glossaryOf(language) ?? readGlossary(''));
  return {
    language,
    idioms: readGlossary(IDIOMS[language]),
    verbs,
    bareVerbs: bare(verbs),
    things: wordsOf(COMMON_THINGS, column),
    qualities: wordsOf(COMMON_QUALITIES, column),
    glossary,
  };
}

/** Each word of a column, with its English. */
const rowsOf = (table: string, column: number): readonly [string, string][] =>
  table
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const [english = '', columns = ''] = line.split(': ');
      const words = columns.split(' / ')[column]?.split(', ') ?? [];
      return words
        .filter((word) => word !== '-' && word !== '')
        .map((word): [string, string] => [word.trim(), english]);
    });

/** Of two English words the first counts. */
function wordsOf(table: string, column: number): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const [word, english] of rowsOf(table, column)) {
    for (const form of [word, withoutAccents(word)]) {
      if (!words.has(form)) words.set(form, english);
    }
  }
  return words;
}

function bare(verbs: VerbForms): VerbForms {
  const all = new Map<string, readonly VerbForm[]>();
  for (const [form, readings] of verbs) {
    const plain = withoutAccents(form);
    if (plain !== form && !verbs.has(plain))
      all.set(plain, [...(all.get(plain) ?? []), ...readings]);
  }
  return all;
}
