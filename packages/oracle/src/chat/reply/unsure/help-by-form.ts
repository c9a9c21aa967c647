import { HEARD_OUT } from '../../../../content/chat/turns/short/heard-out.ts';
import { NO_LEAN } from '../../../../content/chat/leans.ts';
import type { ChatState, ShownChoice } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { ASKED_DEED } from '../answer-one.ts';
import { somethingElse } from '../choices.ts';
import type { Draft } from '../draft.ts';
import { keptPiece } from '../kept-piece.ts';
import { askedForm } from '../next-turn/by-form/next-form.ts';
import { chooseTurnPassage, sceneOf } from '../next-turn/choose-turn-passage.ts';
import type { Talk } from '../talk.ts';

/** Of fewer words the guesses are better. */
const LEAST_WORDS = 6;

/** To a question that nothing is written for: a way to go at it that fits how it asks, beside the guesses. */
export function helpByForm(
  piece: Piece,
  guesses: readonly ShownChoice[],
  talk: Talk,
  state: ChatState,
): Draft | null {
  const form = askedForm(piece.plain);
  const asked = `${piece.said} ${piece.plain}`.trim();
  if (form === null || form === 'told' || NO_LEAN.test(asked)) return null;
  if (asked.split(/\s+/u).length < LEAST_WORDS) return null;
  if (form === 'should' && !ASKED_DEED.test(piece.plain)) return null;
  const help = { id: `heard-out ${form}`, passages: HEARD_OUT[form] };
  const said = chooseTurnPassage(help, sceneOf(piece, talk, state), piece.entities, state.used);
  if (said === null) return null;
  return {
    parts: said.filled.parts,
    chosen: [],
    zone: 'unsure',
    piece: keptPiece(piece),
    used: [said.name],
    choices: guesses.length === 0 ? [] : [...guesses, somethingElse],
  };
}
