import type { Move } from '../../../../../content/chat/situations/situation.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { FollowUp, Piece } from '../../../understood.ts';
import { keptPiece } from '../../kept-piece.ts';
import { isLookedUp } from '../../look-ups/find-look-up.ts';
import type { Talk } from '../../talk.ts';
import { namesLookUp } from '../belongs-to-story.ts';
import { conversationOf } from '../conversation.ts';
import { isOwnSubject, leansOnTalk } from '../own-subject.ts';
import { moveOf } from './move-of.ts';
import { type Story, storyOf } from './story-of.ts';

/** A message that goes on with a story, and what it does there. */
export interface NextMessage {
  readonly piece: Piece;
  readonly story: Story;
  readonly move: Move;
}

/** Follow-ups that ask something of the last answer. */
const OF_ANSWER: ReadonlySet<string> = new Set([
  'meaning',
  'more',
  'shorter',
  'which-day',
  'which-sign',
  'same-again',
  'how-are-you',
  'yes',
  'no',
  'unsure',
  'something-else',
  'never-mind',
  'ok',
  'conclusion',
  'theme',
  'planet',
  'correction',
  'other-one',
  'unanswered',
  'card-side',
  'nth',
  'said-before',
  'other-value',
  'other-deed',
] satisfies FollowUp['kind'][]);

const MOST_WORDS = 45;
const LEAST_OWN_WORDS = 6;
const DEATH = /\b(?:died|dead|passed away)\b/u;
const LINKS = /\b(?:he|she|they|him|her|them|his|their|it|that|this)\b/u;
const THANKS = /^(?:thanks|thank (?:you|u)|thx|ty|tysm|cheers)\b/u;

/** What a message does in the story before it; null where it belongs to none. */
export function nextMessage(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): NextMessage | null {
  const piece = pieces.at(-1);
  if (piece === undefined || state.piece === null || careIn(state, talk.clock).wasAtRisk)
    return null;
  if (pieces.slice(0, -1).some(({ zone }) => zone === 'sure')) return null;
  // Good news told with thanks asks for no advice.
  if (piece.form === 'tells' && pieces.some(({ plain }) => THANKS.test(plain))) return null;
  if (OF_ANSWER.has(piece.followUp?.kind ?? '') || isOtherSubject(piece, talk, state)) return null;
  // "when does it end" after a look-up asks about what was looked up.
  const isOfValue = talk.families.get(state.family ?? '')?.kind === 'lookup';
  if (isOfValue && piece.form !== 'tells' && leansOnTalk(piece, state)) return null;
  const story = storyOf(talk, state);
  const move = moveOf(piece);
  return story === null || move === null ? null : { piece, story, move };
}

/** A value that is looked up, a word of thanks, a complaint, or a subject of its own. */
function isOtherSubject(piece: Piece, talk: Talk, state: ChatState): boolean {
  const family = talk.families.get(piece.family ?? '');
  const words = piece.plain.split(' ').length;
  if (words > MOST_WORDS || isLookedUp(keptPiece(piece))) return true;
  // A birth is typed for the chart.
  if (piece.entities.date?.isBirth === true) return true;
  // A death is never a detail.
  if (DEATH.test(piece.plain) && !DEATH.test(conversationOf(state))) return true;
  if (family === undefined || piece.zone === 'unsure') return false;
  if (family.kind === 'lookup' || family.kind === 'product') {
    // "but i hate numbers" looks nothing up.
    return namesLookUp(piece) && (piece.zone === 'sure' || piece.form !== 'tells');
  }
  if (piece.zone !== 'sure') return false;
  if (family.kind === 'talk') return true;
  return words >= LEAST_OWN_WORDS && !LINKS.test(piece.plain) && isOwnSubject(piece, talk, state);
}
