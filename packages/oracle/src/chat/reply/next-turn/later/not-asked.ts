import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { weighed } from '../../../slots/lean-slots.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { storyOf } from '../story/story-of.ts';
import type { Talk } from '../../talk.ts';
import { conversationOf } from '../conversation.ts';
import { spokenBack } from '../spoken-back.ts';

const NOT_ASKED =
  /^(?:(?:no|but|um|uh|sorry|hey|er|lol|that|ok) )*(?:that|this|it) is not (?:really |even |at all )?(?:what i (?:asked|was asking)(?: you| for| about)?|my question|an? answer(?: to my question)?)$|^(?:you (?:did not|have not) answer(?:ed)? (?:my question|me|it|the question)|answer (?:the|my) question)$/u;

/** "thats not what i asked": the choice is weighed again, and to what asked nothing the person may say what they want. */
export function answerNotAsked(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Draft | null {
  const [piece, ...more] = pieces;
  const last = state.piece;
  if (piece === undefined || more.length > 0 || last === null || storyOf(talk, state) === null)
    return null;
  if (!NOT_ASKED.test(`${piece.said} ${piece.plain}`.trim().toLowerCase())) return null;
  const choice = weighed(conversationOf(state), { ...state.entities, ...last.entities });
  const texts = choice === null ? toldOnly(last) : [REPLY_LINES.notAskedChoice, choice];
  return texts === null
    ? null
    : { parts: texts.map(plainPart), chosen: [], zone: 'sure', piece: last };
}

/** Nothing was asked: what was told is said back, and what the person wants is asked. */
function toldOnly({ form, text }: KeptPiece): readonly string[] | null {
  if (form !== 'tells' || text.includes('?')) return null;
  const told = spokenBack(text);
  const line = told === null ? REPLY_LINES.notAsked : REPLY_LINES.notAskedTold;
  return [line.replace('{told}', () => told ?? '')];
}
