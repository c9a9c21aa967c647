import type { Chosen } from '../../../compose/choose-passage.ts';
import { withFittingReply } from '../../../compose/without-stray-reply.ts';
import type { Family } from '../../../family.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { answerPiece } from '../../answer-piece.ts';
import { type Draft, draftOf } from '../../draft.ts';
import { personMeant } from '../../focus.ts';
import { keptPiece } from '../../kept-piece.ts';
import type { Talk } from '../../talk.ts';
import { joinedPiece } from '../conversation.ts';
import { nextFormOf } from './next-form.ts';

/** What a story's family says to the next message, by what that message asks; null where it has nothing for it. */
export async function nextPassage(
  family: Family,
  piece: Piece,
  talk: Talk,
  state: ChatState,
  form = nextFormOf(piece),
): Promise<Chosen | null> {
  // "change instructor or toughen up" asks for one of two, though no word of it asks.
  const isChoice = form === 'told' && piece.entities.a !== undefined;
  if (form === null || isChoice) return null;
  const who = personMeant(piece, state);
  const entities = { ...state.entities, ...piece.entities, ...(who && { who }) };
  const asked = { ...keptPiece(piece), entities };
  const chosen = await answerPiece({ family, piece: asked }, { part: 'next', form }, talk, state);
  return chosen !== null && form === 'normal' ? withFittingReply(chosen, piece.plain) : chosen;
}

/** The same as a reply, which the next message is read with in turn. */
export async function answerNext(
  family: Family,
  piece: Piece,
  talk: Talk,
  state: ChatState,
  form = nextFormOf(piece),
): Promise<Draft | null> {
  const chosen = state.piece === null ? null : await nextPassage(family, piece, talk, state, form);
  if (chosen === null || state.piece === null) return null;
  const { entities } = piece;
  const joined = joinedPiece(piece, state.piece, state, { ...state.entities, ...entities });
  return draftOf(chosen, joined);
}

/** The newest subject of the conversation that has something to say to a next message. */
export function storyFamily(talk: Talk, { family, questions }: ChatState): Family | null {
  const ids = [...questions.map((question) => question.family), family];
  const families = ids.flatMap((id) => talk.families.get(id ?? '') ?? []);
  return families.findLast(hasNext) ?? null;
}

export const hasNext = ({ passages }: Family): boolean =>
  passages.some(({ part }) => part === 'next');
