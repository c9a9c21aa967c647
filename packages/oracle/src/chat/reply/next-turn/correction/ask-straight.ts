import { AGAIN_LINES } from '../../../../../content/chat/turns/on-answer/again-lines.ts';
import { NO_LEAN } from '../../../../../content/chat/leans.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { lineFor } from '../on-answer/pick-one.ts';
import { optionsIn } from '../on-answer/told-options.ts';
import type { ChatState } from '../../../state.ts';
import { careIn } from '../../../kept-care.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, readAlone } from '../answer-words.ts';
import { straightQuestion } from './straight-question.ts';

const PICKS = /\b(?:pick|choose) (?:one|for me)\b|^[^.!?]{3,50} or [^.!?]{3,40}\?*$/iu;

/** "that's not what i asked, i asked about MONEY": the question that was meant, answered as if it stood alone. */
export async function askStraight(
  message: string,
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  if (careIn(state, talk.clock).wasAtRisk || talk.isReviewed === true) return null;
  const meant = straightQuestion(message, state);
  if (meant === null) return null;
  const { used, isTender } = state;
  const options = PICKS.test(meant.question) ? optionsIn([meant.question]) : null;
  if (options !== null && !NO_LEAN.test(meant.question.toLowerCase())) {
    const text = capitalised(lineFor(options, [meant.question]));
    return {
      parts: [plainPart(text)],
      chosen: [],
      zone: 'sure',
      ...(state.piece && { piece: state.piece }),
    };
  }
  const alone = { ...readAlone(state), used };
  const draft = await answerWords(meant.question, talk, alone);
  // What says nothing alone is read with its story, without the complaint around it.
  const found = draft.zone === 'unsure' ? await answerWords(meant.question, talk, state) : draft;
  if (isTender || !meant.isAgain || found.zone === 'unsure') return found;
  return { ...found, parts: [plainPart(AGAIN_LINES.notAsked), ...found.parts] };
}
