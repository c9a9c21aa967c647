import { detectLanguage } from '../chat/language/detect-language.ts';
import { sentencesOf } from '../text/sentences.ts';

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
const LEAST_WORDS = 4;

/** Small words of English that other languages do not have. */
const ENGLISH =
  /\b(?:the|of|to|and|is|are|you|your|it|its|it's|that|this|with|for|what|when|how|who|be|not|have|has|from|by|at|they|their|there|if|or|but|can|may|would|could|don't|doesn't|an?|on|in|as|one|out|up|so|more|which|than|then|just|before|after|today|say|ask|give|take|let|good|some|sometimes|always|never|were|she|old|new|every)\b/giu;
const LEAST_SHARE = 0.2;
/** So many words without a single small word of English are not English, whatever they are. */
const SURE_WORDS = 6;

/** Whether a text, or a sentence of it, is in another language than English. */
export const isForeign = (text: string): boolean =>
  OTHER_SCRIPT.test(text) || sentencesOf(text).some(isForeignSentence);

/** Small words of other languages that English does not have. */
const FOREIGN =
  /(?<![\p{L}'])(?:\p{L}*[äöüßãõçñáéíóúàèìòùâêîôûłżźśćęąåøæğış]\p{L}*|und|nicht|jetzt|alles|heute|morgen|nur|noch|sehr|wieder|hier|auch|kein\p{L}*|e|poi|tutto|hoje|hoy|ahora|bien|aussi|très|alors|toujours|sempre|anche|ogni|cada|todo|toda|sin|sem|nu|maar|ook|dir|dich|dein\p{L}*|das|der|den|dem|ist|sich|auf|für|ein|eine|weil|wenn|deshalb|im|zu|von|aber|wir|ihr|y|eso|esto|con|en|que|el|la|los|las|una|por|para|está|es|tu|pero|porque|muy|ce|cette|c'est|n'est|est|et|une|des|les|dans|pour|avec|pas|mais|vous|votre|il|di|che|non|per|sono|della|gli|tuo|tua|questo|com|não|uma|seu|sua|você|então|isso|também|je|jij|het|een|van|niet|heeft|daar|zijn|jest|się|nie|twój|twoje|ale|och|det|att|inte|din|ditt|bir|bu|ve|için|mais|qui|sur|au|aux|du|og|ikke|jeg|dit|hele|gennem|til|har|med|som|hogy|nem|egy|yang|untuk|kamu)(?![\p{L}'])/giu;

/** Whether a stretch between two marks has small words of another language, and more of them than of English. */
const isForeignStretch = (stretch: string): boolean => {
  const english = englishWordsIn(stretch.replaceAll(SHARED, ' '));
  const foreign = new Set(stretch.toLowerCase().match(FOREIGN)).size;
  return foreign >= 2 + 2 * english || (english === 0 && ACCENTED.test(stretch));
};
/** A word with letters that English does not have, beside another word. English has borrowed a few, and names are names. */
const ACCENTED =
  /^(?=.*\p{L} .*\p{L})(?!.*(?:café|fiancé|cliché|naïve|déjà|façade|résumé|décor|soirée|crème|purée|entrée|protégé)).*(?<![\p{L}'])(?=\p{Ll})\p{L}*[äöüßãõçñáéíóúàèìòùâêîôûłżźśćęąåøæğış]/u;
/** Other languages have these too. */
const SHARED = /\b(?:an?|in|on|as|at|for|so|or|is|one|up)\b/giu;

function isForeignSentence(sentence: string): boolean {
  if (sentence.split(/[,;:–—]/u).some(isForeignStretch)) return true;
  const words = sentence.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  if (words.length < LEAST_WORDS) return false;
  if (words.length >= SURE_WORDS && englishWordsIn(sentence) === 0) return true;
  return !isEnglishLike(sentence) && detectLanguage(sentence) !== 'en';
}

const englishWordsIn = (text: string): number => text.match(ENGLISH)?.length ?? 0;

/** Whether a text has as many small words of English as English has. */
export function isEnglishLike(text: string): boolean {
  const words = text.match(/[\p{L}\p{M}'’]+/gu) ?? [];
  return englishWordsIn(text) / Math.max(1, words.length) >= LEAST_SHARE;
}
