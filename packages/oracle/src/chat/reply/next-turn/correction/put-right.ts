import type { ChatState } from '../../../state.ts';
import type { Draft } from '../../draft.ts';
import { answerOne } from '../../answer-one.ts';
import { laidOver } from '../../kept-piece.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, detailPart, readAlone } from '../answer-words.ts';
import { correctedMessage } from './corrected-message.ts';

/** "its her sister not her mother": the earlier message again, as it should have been. */
export async function putRight(
  message: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  if (state.piece === null || state.family === null) return null;
  const { said, text } = state.piece;
  const corrected = correctedMessage(message, `${said} ${text}`.trim());
  if (corrected === null) return null;
  const before = readAlone(state);
  const again = await answerWords(corrected.message, talk, before);
  // What does not change with the detail is not said twice.
  const isSaid = talk.ownTexts.at(-1) === again.parts.map((part) => part.text).join(' ');
  const draft = isSaid
    ? await answerWords(corrected.message, talk, {
        ...before,
        used: state.used,
      })
    : ((await sameSubject(again, talk, state)) ?? again);
  return { ...draft, parts: [detailPart(corrected.detail), ...draft.parts], choices: [] };
}

/** A detail changes the subject only where the new reading is sure. */
async function sameSubject(again: Draft, talk: Talk, state: ChatState): Promise<Draft | null> {
  const family = talk.families.get(state.family ?? '');
  const isOther = again.zone !== 'sure' && again.piece?.family !== state.family;
  if (!isOther || family === undefined || state.piece === null) return null;
  const { who } = again.piece?.entities ?? {};
  const piece = {
    ...laidOver(state.piece, who === undefined ? {} : { who }),
    text: again.piece?.text ?? state.piece.text,
  };
  return answerOne({ family, piece }, {}, talk, state);
}
