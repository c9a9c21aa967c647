import { ACT_TURNS } from '../../../../../content/chat/turns/short/acts.ts';
import { PEOPLE_FACTS } from '../../../../../content/chat/turns/short/facts-people.ts';
import { THING_FACTS } from '../../../../../content/chat/turns/short/facts-things.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { chooseTurnPassage, sceneOf } from '../choose-turn-passage.ts';
import { conversationOf } from '../conversation.ts';
import { isTurn } from '../is-turn.ts';
import { joinedTurn, laterTold } from './later-told.ts';

const SHORT_TURNS = [...PEOPLE_FACTS, ...THING_FACTS, ...ACT_TURNS];

/** What is said to a later message that does something known, whatever the story is; null for any other. */
export function answerShortly(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Draft | null {
  const told = laterTold(pieces, talk, state);
  if (told === null) return null;
  const before = conversationOf(state);
  // The repair of spelling may have changed a rare word.
  const typed = told.text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]+/gu, '');
  const turn = SHORT_TURNS.find(
    (one) => isTurn(one, told.plain, before) || isTurn(one, typed, before),
  );
  if (turn === undefined) return null;
  const joined = joinedTurn(told, state);
  const said = chooseTurnPassage(turn, sceneOf(told, talk, state), joined.entities, state.used);
  return said === null
    ? null
    : { parts: said.filled.parts, chosen: [], zone: 'sure', piece: joined, used: [said.name] };
}
