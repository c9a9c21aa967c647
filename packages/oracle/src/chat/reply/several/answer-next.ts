import type { ChatState } from '../../state.ts';
import { splitMessage } from '../../understand/split-message.ts';
import type { AnswerWords } from '../next-turn/answer-words.ts';
import type { Talk } from '../talk.ts';
import { firstSentences, type PartAnswer } from './answer-part.ts';

/** One of several questions, answered as the next message after the question before it; null where it is not clear. */
export async function answerNext(
  text: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<(PartAnswer & { readonly used: readonly string[] }) | null> {
  if (splitMessage(text).length !== 1) return null;
  const draft = await answerWords(text, talk, state);
  if (draft.zone !== 'sure' || draft.parts.length === 0) return null;
  const [chosen = null] = draft.chosen;
  return {
    parts: firstSentences(draft.parts),
    chosen,
    facts: draft.facts ?? [],
    used: draft.used ?? [],
  };
}
