import { SMALL_TALK } from '../../content/chat/small-talk/small-talk-table.ts';
import { cardPatterns } from './entities/find-card.ts';
import { termPatterns } from './entities/find-term.ts';
import { GLOSSARY_LANGUAGES, glossaryOf } from './language/glossary.ts';

/** The engine translates a pattern for each of the two ways it keeps a text: with and without letters beyond Latin. */
const SOME_MESSAGES = ['will i hear from him this week', 'will i hear from him this week 😔'];

const smallTalkPatterns = (): readonly RegExp[] =>
  SMALL_TALK.flatMap(({ said, unless }) => (unless === undefined ? [said] : [said, unless]));

/** As `warmUpCare`, for the patterns that every message is compared with, and the glossaries. */
export async function warmUpWords(pause: () => Promise<void>): Promise<void> {
  for (const pattern of [...termPatterns(), ...cardPatterns(), ...smallTalkPatterns()]) {
    // The second use translates once more.
    for (const message of [...SOME_MESSAGES, ...SOME_MESSAGES]) pattern.test(message);
    await pause();
  }
  for (const language of GLOSSARY_LANGUAGES) {
    glossaryOf(language);
    await pause();
  }
}
