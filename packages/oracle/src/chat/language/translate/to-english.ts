import { germanInEnglish } from './german-order.ts';
import { hindiInEnglish } from './hindi-order.ts';
import { type Lexicon, lexiconOf, type Translated } from './lexicon.ts';
import { romanceInEnglish } from './romance-order.ts';
import { tidyEnglish } from './tidy-english.ts';
import { type Unit, unitsOf } from './units.ts';

export interface Translation {
  /** Rough English: enough to recognise what is meant, and not to be said back. */
  readonly english: string;
  /** The share of the words that are known. */
  readonly share: number;
}

/** A message in rough English. `isEnglish` tells of words that the language does not have. */
export function toEnglish(
  message: string,
  language: Translated,
  isEnglish: (word: string) => boolean = () => false,
): Translation {
  const lexicon = lexiconOf(language);
  const { units, share } = unitsOf(message, lexicon, isEnglish);
  const said: string[] = [];
  let clause: Unit[] = [];
  const close = (): void => {
    said.push(...inEnglish(clause, lexicon));
    clause = [];
  };
  for (const unit of units) {
    if (endsClause(unit, clause, language)) close();
    if (unit.kind === 'stop') said.push(unit.english);
    else clause.push(unit);
  }
  close();
  const english = said
    .filter((word) => word !== '')
    .join(' ')
    .replaceAll(/ (?=[.?!,;:\n])/gu, '');
  return { english: tidyEnglish(english), share };
}

/** In German a small word opens the next clause, and its verb stands at the end. */
const OPENS_CLAUSE = /^(?:und|oder|aber|weil|dass|wenn|ob|denn|sondern|während|als)$/u;

const endsClause = (unit: Unit, clause: readonly Unit[], language: Translated): boolean =>
  unit.kind === 'stop' ||
  (language === 'de' &&
    clause.length > 0 &&
    unit.kind === 'word' &&
    OPENS_CLAUSE.test(unit.reading.typed.toLowerCase()));

function inEnglish(clause: readonly Unit[], lexicon: Lexicon): readonly string[] {
  const { language } = lexicon;
  if (clause.length === 0) return [];
  if (language === 'de') return germanInEnglish(clause, lexicon);
  return language === 'hi-Latn' ? hindiInEnglish(clause) : romanceInEnglish(clause, language);
}
