import { HEARD_FIRST } from '../../../../content/chat/told/heard-first.ts';
import { DEATH_TOLD } from '../../../../content/chat/told/words.ts';
import { careIn } from '../../kept-care.ts';
import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import type { Draft } from '../draft.ts';
import type { Talk } from '../talk.ts';
import { draftFor, situationAmong, TOLD } from './answer-told.ts';
import { typedWords } from './only-tells.ts';

/** Signs of fraud, of control and of quiet shame, before a subject that is only near takes the message. */
export function hearFirst(pieces: readonly Piece[], talk: Talk, state: ChatState): Draft | null {
  const [piece] = pieces;
  if (piece === undefined || careIn(state, talk.clock).wasAtRisk) return null;
  const words = typedWords(pieces);
  const situation = situationAmong(HEARD_FIRST, words, DEATH_TOLD.test(words));
  const isSaid = situation !== undefined && state.used.includes(`${TOLD}${situation.id}`);
  return situation === undefined || isSaid ? null : draftFor(situation, piece, words);
}
