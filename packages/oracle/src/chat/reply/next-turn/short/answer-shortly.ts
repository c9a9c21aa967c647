import { ACT_TURNS } from '../../../../../content/chat/turns/short/acts.ts';
import { CIRCUMSTANCE_FACTS } from '../../../../../content/chat/turns/short/facts-circumstances.ts';
import { DAILY_FACTS } from '../../../../../content/chat/turns/short/facts-daily.ts';
import { PEOPLE_FACTS } from '../../../../../content/chat/turns/short/facts-people.ts';
import { THING_FACTS } from '../../../../../content/chat/turns/short/facts-things.ts';
import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import type { ReadingPart } from '../../../../reading.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { shortAnswer } from '../../answer-parts.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { TALKED_OF } from '../belongs-to-story.ts';
import { chooseTurnPassage, sceneOf } from '../choose-turn-passage.ts';
import { conversationOf } from '../conversation.ts';
import { isTurn } from '../is-turn.ts';
import { joinedTurn, laterTold } from './later-told.ts';

const SHORT_TURNS = [
  ...PEOPLE_FACTS,
  ...THING_FACTS,
  ...CIRCUMSTANCE_FACTS,
  ...DAILY_FACTS,
  ...ACT_TURNS,
];

/** What is said to a later message that does something known, whatever the story is; null for any other. */
export async function answerShortly(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
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
  if (said === null) return null;
  const { parts } = said.filled;
  const rest = turn.id === PUTS_RIGHT ? await adviceStill(talk, state) : [];
  const used = [said.name];
  return { parts: [...parts, ...rest], chosen: [], zone: 'sure', piece: joined, used };
}

const PUTS_RIGHT = 'act-puts-right';

/** A detail is put right: the last advice again in short, which still holds. */
async function adviceStill(talk: Talk, state: ChatState): Promise<readonly ReadingPart[]> {
  const family = talk.families.get(state.family ?? '');
  const isStory = family !== undefined && TALKED_OF.has(family.kind);
  const short =
    isStory && state.piece !== null
      ? await shortAnswer({ family, piece: state.piece }, talk, state)
      : null;
  return short === null
    ? [plainPart(REPLY_LINES.stillHolds)]
    : [plainPart(REPLY_LINES.stillHoldsThis), ...short.parts];
}
