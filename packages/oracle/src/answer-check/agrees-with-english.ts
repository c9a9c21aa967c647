import { PLANET_IDS, SIGN_IDS } from '@palm/astrology/vocabulary';
import { detectLanguage } from '../chat/language/detect-language.ts';
import type { ModelLanguage } from '../prompt/languages.ts';
import { HEAVY_WORDS } from './heavy-words.ts';
import { type Named, PLANET_NAMES, SIGN_NAMES } from './foreign-words.ts';
import { isEnglishLike } from './is-foreign.ts';
import { mentionsIn } from './mentions/mentions.ts';

/**
 * Whether a part in another language can stand for its English, which is what the checks read: it is in that language,
 * names the same planets, signs and numbers, and brings up no heavy matter that the English is silent about.
 */
export function agreesWithEnglish(text: string, english: string, language: ModelLanguage): boolean {
  return (
    isIn(text, language) &&
    isAlike(namesIn(text, language), namesInEnglish(english)) &&
    isAlike(numbersIn(text), numbersIn(english)) &&
    HEAVY_WORDS.every(({ english: said, words: heavy }) => {
      const pattern = new RegExp(String.raw`(?<!\p{L})(?:${heavy[language]})`, 'iu');
      return !pattern.test(text) || said.test(english);
    })
  );
}

/** The detector says English where it is not sure. */
function isIn(text: string, language: ModelLanguage): boolean {
  const found = detectLanguage(text);
  return found === language || (found === 'en' && !isEnglishLike(text));
}

const isAlike = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean =>
  a.size === b.size && [...a].every((one) => b.has(one));

const numbersIn = (text: string): Set<string> => new Set(text.match(/\d+/gu));

function namesIn(text: string, language: ModelLanguage): Set<Named> {
  const named = <T extends Named>(ids: readonly T[], names: readonly string[]): T[] =>
    ids.filter((_, at) =>
      new RegExp(String.raw`(?<!\p{L})(?:${names[at] ?? ''})(?!\p{L})`, 'u').test(text),
    );
  return new Set<Named>([
    ...named(PLANET_IDS, PLANET_NAMES[language]),
    ...named(SIGN_IDS, SIGN_NAMES[language]),
  ]);
}

const namesInEnglish = (english: string): Set<Named> =>
  new Set(
    mentionsIn(english).flatMap((mention): Named[] => {
      if (mention.is === 'sign') return [mention.sign];
      if (mention.is !== 'body') return [];
      return mention.point === 'ascendant' || mention.point === 'midheaven' ? [] : [mention.point];
    }),
  );
