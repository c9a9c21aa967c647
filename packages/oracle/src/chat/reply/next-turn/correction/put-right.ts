import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import type { ReadingPart } from '../../../../reading.ts';
import { toSecondPerson } from '../../../entities/second-person.ts';
import type { ChatState } from '../../../state.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { answerOne } from '../../answer-one.ts';
import { careIn } from '../../../kept-care.ts';
import { laidOver } from '../../kept-piece.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, detailPart, readAlone } from '../answer-words.ts';
import { correctedMessage } from './corrected-message.ts';
import { withRightClause, withRightDoer, withRightOwner } from './corrected-doer.ts';
import { correctedPerson } from './corrected-person.ts';

/** "its her sister not her mother": the earlier message again, as it should have been. */
export async function putRight(
  message: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  if (state.family === null) return null;
  const corrected = correctedMessage(message, earlierOf(state));
  if (corrected === null) return null;
  const opening = detailPart(corrected.detail);
  return answeredAgain(corrected.message, opening, talk, state, answerWords);
}

/** Another person, another doer or another owner than the earlier message had, whatever it was about. */
export async function retell(
  message: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  if (state.piece === null || careIn(state, talk.clock).wasAtRisk) return null;
  const earlier = earlierOf(state);
  const person = correctedPerson(message, earlier);
  const retold =
    person?.message ??
    withRightDoer(message, earlier) ??
    withRightOwner(message, earlier) ??
    withRightClause(message, earlier);
  if (retold === null) return null;
  const opening =
    person === null
      ? plainPart(REPLY_LINES.putRight)
      : detailPart(toSecondPerson(person.right.toLowerCase()));
  return answeredAgain(retold, opening, talk, state, answerWords);
}

const earlierOf = ({ piece }: ChatState): string =>
  piece === null ? '' : `${piece.said} ${piece.text}`.trim();

async function answeredAgain(
  message: string,
  opening: ReadingPart,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft> {
  const before = readAlone(state);
  const again = await answerWords(message, talk, before);
  // What does not change with the detail is not said twice.
  const isSaid = talk.ownTexts.at(-1) === again.parts.map((part) => part.text).join(' ');
  const draft = isSaid
    ? await answerWords(message, talk, { ...before, used: state.used })
    : ((await sameSubject(again, talk, state)) ?? again);
  return { ...draft, parts: [opening, ...draft.parts], choices: [] };
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
