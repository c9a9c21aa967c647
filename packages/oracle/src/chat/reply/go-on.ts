import type { Family } from '../family.ts';
import type { ChatState } from '../state.ts';
import type { Piece } from '../understood.ts';
import { answerOne } from './answer-one.ts';
import { fullAnswer } from './answer-parts.ts';
import type { Draft } from './draft.ts';
import { keptPiece, laidOver } from './kept-piece.ts';
import type { Talk } from './talk.ts';

/** Subjects that people go on telling about after an answer. */
const TALKED_OF: ReadonlySet<Family['kind']> = new Set(['comfort', 'advice', 'frame']);

/** What is said to a statement that goes on about the present subject; null when it is about another one. */
export async function goOn(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const family = talk.families.get(state.family ?? '');
  if (family === undefined || state.piece === null || !TALKED_OF.has(family.kind)) return null;
  if (piece.form !== 'tells' || piece.zone === 'sure') return null;
  const other = talk.families.get(piece.family ?? '');
  if (piece.zone === 'likely' && other !== undefined && isApart(other)) return null;
  if (piece.zone === 'likely' && other?.theme === family.theme) {
    return answerOne({ family: other, piece: keptPiece(piece) }, {}, talk, state);
  }
  const plain = `${state.piece.plain} ${piece.plain}`;
  const asked = laidOver({ ...state.piece, plain }, piece.entities);
  const chosen = await fullAnswer({ family, piece: asked }, talk, state);
  if (chosen === null) return null;
  return { parts: chosen.parts, chosen: [chosen], zone: 'sure', piece: asked };
}

/** A complaint, a price or a look-up is no part of a story. */
const isApart = ({ id, kind }: Family): boolean =>
  kind === 'lookup' || kind === 'product' || id.startsWith('complaint');
