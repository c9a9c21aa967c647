import { careIn } from '../../../kept-care.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import type { Person, Piece } from '../../../understood.ts';
import { personMeant } from '../../focus.ts';
import { keptPiece } from '../../kept-piece.ts';
import { isLookedUp } from '../../look-ups/find-look-up.ts';
import type { Talk } from '../../talk.ts';
import { joinedPiece } from '../conversation.ts';
import { storyOf } from '../story/story-of.ts';

const MOST_WORDS = 30;
const DEATH = /\b(?:died|dead|passed away|suicide|funeral)\b/u;

/** A later message of a story that tells something and asks nothing, as one piece; null for any other. */
export function laterTold(pieces: readonly Piece[], talk: Talk, state: ChatState): Piece | null {
  const last = pieces.at(-1);
  if (last === undefined || state.piece === null || careIn(state, talk.clock).wasAtRisk)
    return null;
  if (pieces.some((one) => one.form !== 'tells' || isLookedUp(keptPiece(one)))) return null;
  const story = storyOf(talk, state);
  const isGrieving = talk.families.get(state.family ?? '')?.theme === 'loss';
  const text = pieces.map((one) => `${one.said} ${one.text}`.trim()).join(' ');
  const plain = pieces.map((one) => `${one.said} ${one.plain}`.trim().toLowerCase()).join(' ');
  if (story === null || story.isOfProduct || isGrieving || text.includes('?')) return null;
  if (plain.split(' ').length > MOST_WORDS || DEATH.test(plain)) return null;
  if (last.entities.date?.isBirth === true || last.entities.a !== undefined) return null;
  return { ...last, said: '', text, plain: plain.replace(FILLERS, '') };
}

const FILLERS = /(?: (?:btw|tho|though|lol|haha|lmao|by the way|fyi|tbh|honestly|anyway|sorry))+$/u;

/** The question of the story with such a message added to it. */
export function joinedTurn(piece: Piece, state: ChatState): KeptPiece {
  const who = subjectOf(piece, state) ?? personMeant(piece, state);
  const entities = { ...state.entities, ...piece.entities, ...(who && { who }) };
  return joinedPiece(piece, state.piece ?? keptPiece(piece), state, entities);
}

const SUBJECT = /^(?:(?:and|but|so|well|no|yes|ok|oh|also|now) )*(?<they>he|she|they)\b/u;

/** "he has a girlfriend now" is about him. */
function subjectOf({ plain }: Piece, { entities: { who }, people }: ChatState): Person | undefined {
  const they = SUBJECT.exec(plain)?.groups?.['they'];
  if (they !== 'he' && they !== 'she' && they !== 'they') return undefined;
  const known = [...people, ...(who === undefined ? [] : [who])].findLast(
    (one) => one.they === they || one.they === 'they',
  );
  return known === undefined ? undefined : { ...known, they };
}
