import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import type { AnswerWords } from '../answer-words.ts';
import { dreamSymbol } from './dream-symbol.ts';
import { explainLast } from './explain-last.ts';
import { forExample, meantPerson } from './for-example.ts';
import { lastTurnOf } from './last-turn.ts';
import { otherPlacement } from './other-placement.ts';
import { pickOne } from './pick-one.ts';
import { shortenLast } from './shorten-last.ts';
import { signHint } from './sign-hint.ts';
import { tryAgain } from './try-again.ts';
import { yesOrNo } from './yes-or-no.ts';

/** A few words to the last answer: shorter, why, one of two, a yes or no, another try, a sign as a hint; null for any other. */
export async function answerOnLast(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const turn = lastTurnOf(pieces, talk, state, answerWords);
  if (turn === null) return null;
  return (
    shortenLast(turn) ??
    otherPlacement(turn) ??
    dreamSymbol(turn) ??
    forExample(turn) ??
    meantPerson(turn) ??
    explainLast(turn) ??
    pickOne(turn) ??
    yesOrNo(turn) ??
    (await tryAgain(turn)) ??
    signHint(turn)
  );
}
