import { looksGerman, withoutGermanArticle } from './german-article.ts';
import { repairWord } from './spelling/repair-word.ts';
import { EMOJI_WORDS, FILLERS } from './spelling/spelling-tables.ts';
import { SHORT_FORMS } from './spelling/short-forms.ts';

/** Zero-width characters, soft hyphens and variation selectors: invisible, so used to break words up. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]|\p{Variation_Selector}/gu;
/** The letters of an address are no sentence. */
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@.]{1,64}(?:\.\w{1,63})+/giu;
/** A reference such as an order's: its letters spell nothing either. */
const REFERENCE = /(?<![\w-])(?=[a-f-]*\d)[\da-f]{4,}(?:-[\da-f]{4,})+(?![\w-])/giu;
const SPACED_LETTERS = /(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]\p{L}(?![\p{L}\p{N}])){2,}/gu;

/**
 * One plain spelling for everything a person may type: lower-case ASCII words, contractions written
 * out, sentences parted by " . " and clauses by " , ". Rules and classifier see only this.
 */
export function normaliseMessage(text: string): string {
  const letters = foldLetters(text);
  const words = letters
    .replace(/[.!?;:\n\r…]+(?=\s|$)/gu, ' . ')
    .replace(/,/gu, ' , ')
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map(repairWord)
    .join(' ');
  const plain = writeOutShortForms(words)
    .replace(/[^a-z0-9., ]+/gu, ' ')
    .replace(
      /\bmy self\b(?! (?:esteem|image|worth|respect|confidence|care|doubt|love))/gu,
      'myself',
    )
    .replace(/\b(want|need|going|wish|have|ready|try) 2 (?=[a-z])/gu, '$1 to ')
    .replace(/\b(live|want|be here) no more\b/gu, '$1 any more')
    .replace(/[.](?=[a-z0-9])/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return withoutGermanArticle(plain);
}

/** The sentences of a normalised message, without their marks. */
export function sentencesOf(normalised: string): string[] {
  return normalised
    .split(' . ')
    .map((sentence) => sentence.replace(/[.,]/gu, ' ').replace(/\s+/gu, ' ').trim())
    .filter((sentence) => sentence !== '');
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(ADDRESS, ' link ')
    .replace(REFERENCE, ' link ')
    .toLowerCase()
    .replace(/\bw\/o(?:ut)?\b/gu, 'without')
    .replace(/[\u2018\u2019\u02bc\u00b4`]/gu, "'")
    .replace(/\p{Extended_Pictographic}/gu, (sign) => ` ${EMOJI_WORDS.get(sign) ?? ''} `)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/œ/gu, 'oe')
    .replace(SPACED_LETTERS, (run) => run.replace(/[ ._*-]/gu, ''));
}

/** "Um" and "er" are words in German. */
const isFillerInEnglish = (word: string): boolean => FILLERS.has(word);
const isFillerInGerman = (word: string): boolean =>
  FILLERS.has(word) && word !== 'um' && word !== 'er';

/** Full contractions first ("can't" is "can not"), then those typed without an apostrophe. */
function writeOutShortForms(words: string): string {
  const isFiller = looksGerman(words) ? isFillerInGerman : isFillerInEnglish;
  return words
    .replace(/\bcan't\b/gu, 'can not')
    .replace(/\bwon't\b/gu, 'will not')
    .replace(/n't\b/gu, ' not')
    .replace(/\b(i)'m\b/gu, '$1 am')
    .replace(/'re\b/gu, ' are')
    .replace(/'ve\b/gu, ' have')
    .replace(/'ll\b/gu, ' will')
    .replace(/\b(he|she|it|that|what|where|who|there|everything|nobody|here)'s\b/gu, '$1 is')
    .replace(/'s\b/gu, 's')
    .replace(/\b(i|he|she|they|we|you|it)'d\b/gu, '$1 would')
    .replace(
      /\b(?:ill|i ll) (?=be\b|just\b|never\b|do\b|make\b|kill\b|die\b|go\b|end\b|see\b|not\b|have\b|take\b|tell\b|try\b|find\b|get\b|lose\b|hurt\b|stop\b)/gu,
      'i will ',
    )
    .replace(
      /\b(he|she)ll (?=be\b|kill\b|hurt\b|find\b|take\b|leave\b|never\b|die\b|do\b|hit\b|burn\b)/gu,
      '$1 will ',
    )
    .replace(
      /\b(he|she|i)d (?=be\b|rather\b|kill\b|hurt\b|find\b|never\b|die\b|have\b|like\b|throw\b|burn\b|do\b|get\b|take\b|go\b)/gu,
      '$1 would ',
    )
    .replace(/\b(my|his|her|step|lil|little|big|older|younger) bro\b/gu, '$1 brother')
    .replace(/\bbout to\b/gu, 'about to')
    .replace(/\bkys[' -]?ing\b/gu, 'killing myself')
    .split(' ')
    .filter((word) => !isFiller(word))
    .map((word) => SHORT_FORMS.get(word) ?? word)
    .join(' ');
}
