import type { Turn } from '../../../../../content/chat/turns/turn.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { chooseTurnPassage, sceneOf } from '../choose-turn-passage.ts';
import { writtenOut } from '../short/written-out.ts';
import { joinedTurn } from '../short/later-told.ts';

const MOST_WORDS = 30;

/** A few words as one piece; null for a long message. */
export function wholeOf(pieces: readonly Piece[]): Piece | null {
  const last = pieces.at(-1);
  if (last === undefined) return null;
  const text = pieces.map((one) => `${one.said} ${one.text}`.trim()).join(' ');
  const plain = pieces
    .map((one) => `${writtenOut(one.said)} ${one.plain}`.trim().toLowerCase())
    .join(' ');
  return plain.split(' ').length > MOST_WORDS ? null : { ...last, said: '', text, plain };
}

/** The passage of a turn that fits the story best. */
export function sayTurn(turn: Turn, piece: Piece, talk: Talk, state: ChatState): Draft | null {
  const joined = joinedTurn(piece, state);
  const scene = { ...sceneOf(piece, talk, state), isByStory: turn.isByStory === true };
  const said = chooseTurnPassage(turn, scene, joined.entities, state.used);
  if (said === null) return null;
  const { parts } = said.filled;
  return { parts, chosen: [], zone: 'sure', piece: joined, used: [said.name] };
}
