import type { ChatState } from '../../../state.ts';
import type { Draft } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, readAlone } from '../answer-words.ts';

const LEADS =
  /^(?:(?:ok|okay|and|so|then|well|but|alright|fine|also|hm+|cool|thanks|thank you|now)[\s,.!]+)+/iu;
/** Questions about time that are whole by themselves. */
const WHOLE =
  /^(?:(?:tell me|what|how|show me|give me)\b.*\b(?:my |this |the |next )(?:week|month|year|day|horoscope|future)\b|(?:is there|when is|what is) (?:a |the )?(?:good|best|right) (?:time|day|moment|date) (?:to|for) (?!it\b|that\b|this\b|do (?:it|that|this)\b|send (?:it|that)|tell (?:him|her|them))\w+ \w+.*)$/iu;

/** "ok then tell me about this week": a question that needs no story is answered by itself. */
export async function answerOwnQuestion(
  message: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const bare = message.trim().replace(LEADS, '');
  if (state.piece === null || bare === message.trim() || !WHOLE.test(bare)) return null;
  return answerWords(bare, talk, { ...readAlone(state), used: state.used });
}
