import type { Chosen } from '../../../compose/choose-passage.ts';
import type { Family } from '../../../family.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { answerPiece } from '../../answer-piece.ts';
import type { Draft } from '../../draft.ts';
import { personMeant } from '../../focus.ts';
import { keptPiece } from '../../kept-piece.ts';
import type { Talk } from '../../talk.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import { joinedPiece } from '../conversation.ts';
import { nextFormOf } from './next-form.ts';

/** What a story's family says to the next message, by what that message asks; null where it has nothing for it. */
export async function nextPassage(
  family: Family,
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Chosen | null> {
  const form = nextFormOf(piece);
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
): Promise<Draft | null> {
  const chosen = state.piece === null ? null : await nextPassage(family, piece, talk, state);
  if (chosen === null || state.piece === null) return null;
  const { entities } = piece;
  const joined = joinedPiece(piece, state.piece, state, { ...state.entities, ...entities });
  return { parts: chosen.parts, chosen: [chosen], zone: 'sure', piece: joined };
}

/** The newest subject of the conversation that has something to say to a next message. */
export function storyFamily(talk: Talk, { family, questions }: ChatState): Family | null {
  const ids = [...questions.map((question) => question.family), family];
  const families = ids.flatMap((id) => talk.families.get(id ?? '') ?? []);
  return families.findLast(hasNext) ?? null;
}

export const hasNext = ({ passages }: Family): boolean =>
  passages.some(({ part }) => part === 'next');

const ASKS_WHETHER_BAD =
  /\b(?:weird|bad|wrong|silly|stupid|selfish|crazy|mean|strange|pathetic|dumb|rude|petty|too|overreacting|terrible|horrible|awful|broken|my fault|the problem)\b/u;

/** "is it normal" and "is it stupid" are both answered by "it's normal", and the yes of one is the no of the other. */
function withFittingReply(chosen: Chosen, plain: string): Chosen {
  const [first, ...rest] = chosen.parts;
  const misfit = ASKS_WHETHER_BAD.test(plain) ? /^Yes[,.] /u : /^No[,.] /u;
  if (first === undefined || !misfit.test(first.text)) return chosen;
  return {
    ...chosen,
    parts: [{ ...first, text: capitalised(first.text.replace(misfit, '')) }, ...rest],
  };
}
