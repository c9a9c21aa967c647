import { TENDER_HEARD, TENDER_TURNS } from '../../../../../content/chat/turns/later/tender.ts';
import { GRIEF_TURNS } from '../../../../../content/chat/turns/grief.ts';
import type { Turn } from '../../../../../content/chat/turns/turn.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import { isLookedUp } from '../../look-ups/find-look-up.ts';
import { griefFamilyOf } from '../../told/told-death.ts';
import type { Talk } from '../../talk.ts';
import { conversationOf } from '../conversation.ts';
import { isTurn } from '../is-turn.ts';
import { HEARD } from '../short/hear-back.ts';
import { isGraveStory } from './grave-story.ts';
import { sayTurn, wholeOf } from './say-turn.ts';

const GONE = 'tender-gone';
const GOOD_NEWS: ReadonlySet<string> = new Set(['tender-good', 'tender-surgery-done']);
/** News of a person in hospital, whatever the story was taken for. */
const isNews = ({ id }: Turn): boolean => isGone(id) || GOOD_NEWS.has(id);
const isGone = (id: string): boolean => id.startsWith(GONE);

/** A death that is told in the middle of a story, and what a grieving person tells next; null for any other message. */
export function answerTenderly(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Draft | null {
  const piece = wholeOf(pieces);
  if (piece === null || state.piece === null || careIn(state, talk.clock).wasAtRisk) return null;
  const before = conversationOf(state);
  const isGrave = isGraveStory(talk, state);
  const turn = TENDER_TURNS.find(
    (one) => (isGrave || isNews(one)) && isTurn(one, piece.plain, before),
  );
  if (turn === undefined) return null;
  const isOfGrief = GRIEF_TURNS.some((one) => isTurn(one, piece.plain, before));
  const isInGrief = state.family?.startsWith('grief-') === true;
  if (isOfGrief && isInGrief && !isGone(turn.id)) return null;
  const draft = sayTurn(turn, piece, talk, state);
  if (draft === null) return null;
  if (!isGone(turn.id) || draft.piece === undefined) return { ...draft, isTender: true };
  const family = griefFamilyOf(`${before} ${piece.plain}`);
  return { ...draft, piece: { ...draft.piece, family }, facts: [], isTender: true };
}

/** Answers that a grieving person must not get: cards, coins and what only repeats the words. */
const LIGHT: ReadonlySet<string> = new Set(['yes-no-card', 'pull-a-card']);

/** In a story with a death or a grave illness a message that nothing is written for is heard. */
export function keepTender(
  found: Draft,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Draft {
  const piece = wholeOf(pieces);
  if (piece === null || !isGraveStory(talk, state) || pieces.some(isLookedUp)) return found;
  const isHeard = found.used?.some((name) => name.startsWith(HEARD)) === true;
  const isLight = found.chosen.some(({ family }) => LIGHT.has(family.id));
  const isTold = pieces.every(({ form }) => form === 'tells');
  if (!isLight && !(isHeard && isTold)) return found;
  const heard = sayTurn(TENDER_HEARD, piece, talk, state);
  return heard === null ? found : { ...heard, isTender: true };
}
