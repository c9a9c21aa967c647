import { cardPatterns } from './entities/find-card.ts';
import { termPatterns } from './entities/find-term.ts';
import { GLOSSARY_LANGUAGES, glossaryOf } from './language/glossary.ts';

/** The engine translates a pattern for each of the two ways it keeps a text: with and without letters beyond Latin. */
const SOME_MESSAGES = ['will i hear from him this week', 'will i hear from him this week 😔'];

/** As `warmUpCare`, for the patterns of terms and cards, which every message is compared with, and the glossaries. */
export async function warmUpWords(pause: () => Promise<void>): Promise<void> {
  for (const pattern of [...termPatterns(), ...cardPatterns()]) {
    // The second use translates once more.
    for (const message of [...SOME_MESSAGES, ...SOME_MESSAGES]) pattern.test(message);
    await pause();
  }
  for (const language of GLOSSARY_LANGUAGES) {
    glossaryOf(language);
    await pause();
  }
}
