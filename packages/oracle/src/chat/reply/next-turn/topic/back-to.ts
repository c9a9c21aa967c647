import type { ChatState } from '../../../state.ts';
import type { Draft } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import type { AnswerWords } from '../answer-words.ts';
import { answerEarlier } from '../earlier-question.ts';

const BACK =
  /^(?:(?:ok|okay|so|anyway|anyways|well|thanks|thx|lol|hey|and|but|now|cool)[\s,.!:;-]*)*(?:(?:let'?s|lets|can we|i want to|now) )?(?:go(?:ing)? |come |get )?back to (?:the |my |that |our )?(?<what>\p{L}[\p{L}' ]{1,22}?)(?: thing| question| topic| story| stuff)?(?:\s*[,.;:!-]+\s*(?<rest>\S.+))?[\s.!?]*$/iu;

/** "back to the exam, i didnt study at all": the earlier question, with what is told now. */
export async function backTo(
  message: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const { what, rest } = BACK.exec(message.trim())?.groups ?? {};
  if (what === undefined) return null;
  const words = what.toLowerCase().split(/\s+/u);
  const meant = state.questions.findLast(({ plain, said }) =>
    words.some((word) => new RegExp(String.raw`\b${word}`, 'iu').test(`${said} ${plain}`)),
  );
  if (meant === undefined) return null;
  if (rest === undefined) return answerEarlier(what.toLowerCase(), talk, state);
  return answerWords(rest, talk, {
    ...state,
    family: meant.family,
    piece: meant,
    questions: [meant],
    entities: meant.entities,
    receipts: [],
  });
}
