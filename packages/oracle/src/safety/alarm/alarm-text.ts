import { GLOSSARIES } from '../../../content/chat/glossary/glossaries.ts';
import { DANGER_WORDS } from '../../../content/safety/danger-words/danger-words.ts';
import { detectLanguage } from '../../chat/language/detect-language.ts';
import { unreadLanguage } from '../../chat/language/unread-language.ts';
import { type Glossary, readGlossary, withoutAccents } from '../../chat/language/glossary.ts';
import { inEnglish } from '../../chat/understand/words/in-english.ts';

const FEWEST_WORDS = 4;
const MOST_OF = 0.75;
const kept = new Map<string, Glossary>();

/**
 * A message as the classifier reads it: word by word in English where it is in another language. Null for a language
 * whose words we do not have: there the rules decide.
 */
export function alarmText(message: string): string | null {
  if (unreadLanguage(message) !== null) return null;
  const language = languageOf(message);
  return language === 'en' ? message : inEnglish(message, language, dangerGlossaryOf(language));
}

/** "mi esposo me golpea" is too short for the detector, yet nearly all of its words are Spanish ones. */
function languageOf(message: string): string {
  const detected = detectLanguage(message);
  if (detected !== 'en') return detected;
  const words = message.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return detected;
  const isKnownIn = (language: string): boolean => {
    const bare = dangerGlossaryOf(language)?.bare;
    return words.filter((word) => bare?.has(withoutAccents(word))).length >= MOST_OF * words.length;
  };
  return Object.keys(DANGER_WORDS).find(isKnownIn) ?? detected;
}

function dangerGlossaryOf(language: string): Glossary | null {
  const words = DANGER_WORDS[language];
  if (words === undefined) return null;
  const known = kept.get(language) ?? readGlossary(`${GLOSSARIES[language] ?? ''}\n${words}`);
  kept.set(language, known);
  return known;
}
