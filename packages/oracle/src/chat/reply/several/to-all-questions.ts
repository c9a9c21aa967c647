import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import type { Draft } from '../draft.ts';
import { isWithoutSubject } from '../next-turn/own-subject.ts';
import type { Talk } from '../talk.ts';
import { standsAlone } from './form-line.ts';
import { isQuestion } from './part.ts';

type Step = (
  message: string,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
) => Draft | null;

const LEAST_WORDS = 5;

/** A question, or something told that is a matter of its own. */
const isOwnPiece = (piece: Piece): boolean =>
  isQuestion(piece) ||
  (piece.form === 'tells' &&
    piece.zone === 'sure' &&
    piece.text.split(/\s+/u).length >= LEAST_WORDS);

const isApart = (piece: Piece): boolean =>
  piece.zone !== 'unsure' &&
  piece.followUp === null &&
  standsAlone(piece) &&
  (piece.said !== '' || !isWithoutSubject(piece));

/**
 * The answer of a step that reads a whole message; null where it is the answer to one of several questions of a first
 * message and leaves another out, which are then answered one by one.
 */
export function toAllQuestions(
  step: Step,
  message: string,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Draft | null {
  const draft = step(message, pieces, talk, state);
  if (draft === null || state.piece !== null) return draft;
  const asked = pieces.filter(isOwnPiece);
  if (asked.length < 2) return draft;
  const alone = asked.map((piece) => textOf(step(piece.text, [piece], talk, state)));
  const known = new Set(alone.filter((text) => text !== null));
  if (known.size === 0) return draft;
  const isLeftOut = asked.some((piece, at) => alone[at] === null && isApart(piece));
  return known.size > 1 || isLeftOut ? null : draft;
}

const textOf = (draft: Draft | null): string | null =>
  draft === null ? null : draft.parts.map(({ text }) => text).join(' ');
