import { SINCE_TURNS } from '../../../../../content/chat/turns/since/since.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { conversationOf } from '../conversation.ts';
import { isTurn } from '../is-turn.ts';
import { sayTurn, wholeOf } from '../later/say-turn.ts';

/** What is said to something that happened since, or is happening now, in any story; null for any other message. */
export function answerSince(pieces: readonly Piece[], talk: Talk, state: ChatState): Draft | null {
  const piece = wholeOf(pieces);
  if (piece === null || state.piece === null || talk.isReviewed === true) return null;
  if (careIn(state, talk.clock).wasAtRisk) return null;
  const before = conversationOf(state);
  for (const turn of SINCE_TURNS) {
    const draft = isTurn(turn, piece.plain, before) ? sayTurn(turn, piece, talk, state) : null;
    if (draft !== null) return draft;
  }
  return null;
}
