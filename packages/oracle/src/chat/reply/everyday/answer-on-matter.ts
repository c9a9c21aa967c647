import { type EverydayMatter, MATTER_FORMS, type MatterBank } from '../../everyday-matter.ts';
import { nearnessOf } from '../../nearness.ts';
import type { ChatState } from '../../state.ts';
import { nearestOf } from '../../understand/near/near-passages.ts';
import type { Piece } from '../../understood.ts';
import { asksSky } from '../answer-piece.ts';
import type { Draft } from '../draft.ts';
import { personMeant } from '../focus.ts';
import { joinedPiece } from '../next-turn/conversation.ts';
import { type NextMessage, nextMessage } from '../next-turn/story/next-message.ts';
import type { Talk } from '../talk.ts';
import { isOfLife, LIKER_BY } from './answer-everyday.ts';
import { clearMatter, matterOf } from './find-matter.ts';
import { formIn } from './form-in.ts';
import { matterWords } from './matter-words.ts';
import { sayOfMatter } from './say-of-matter.ts';

/** So surely a later message by itself must be about a matter that the story is not about. */
const LEAST_ALONE = 0.82;
/** Fewer words lean on the story, and stand in many matters. */
const LEAST_WORDS_ALONE = 9;

/** What is written for an everyday matter that only this later message brings up; null where it brings none. */
export function answerOnMatter(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Draft | null {
  const next = nextMessage(pieces, talk, state);
  if (next === null || state.piece === null || talk.isReviewed === true) return null;
  const { piece, story } = next;
  const family = talk.families.get(piece.family ?? '');
  const isOfLoss = talk.families.get(state.family ?? '')?.theme === 'loss';
  const isApart = family !== undefined && piece.zone === 'sure' && !isOfLife(family);
  if (story.isOfProduct || isOfLoss || isApart || asksSky(piece.plain)) return null;
  if (IS_ONLY.test(piece.plain)) return null;
  const bank = talk.matters.everyday;
  const isTold =
    piece.form === 'tells' && MATTER_FORMS.every((form) => form !== next.move || form === 'told');
  const matter =
    matterAlone(pieces, piece, bank) ?? (isTold ? broughtBy(pieces, next, bank) : null);
  if (matter === null || matter.id === story.matter?.id) return null;
  const form = formIn(piece, family, matter);
  const who = personMeant(piece, state);
  const entities = { ...state.entities, ...piece.entities, ...(who && { who }) };
  const said = form === null ? null : sayOfMatter(matter, form, entities, state.used);
  if (said === null) return null;
  return {
    parts: said.parts,
    chosen: [],
    zone: 'sure',
    piece: joinedPiece(piece, state.piece, state, entities),
    used: [said.name],
  };
}

/** "i am a nurse", "she is vegan": who somebody is, and no matter of its own. */
const IS_ONLY =
  /^(?:(?:and|but|so|well|also|btw) )*(?:i am|he is|she is|we are|they are|my \w+ is)(?: also| only| just)? (?:an? )?\w+(?: \w+)?(?: from \w+)?$/u;

/** The matter that a message is about without the story before it. */
function matterAlone(
  pieces: readonly Piece[],
  piece: Piece,
  bank: MatterBank,
): EverydayMatter | null {
  if (piece.plain.split(' ').length < LEAST_WORDS_ALONE) return null;
  const found = matterOf(pieces, bank);
  const ofFamily = piece.family === null ? 0 : nearnessOf(piece.near, piece.family);
  const least = Math.max(LEAST_ALONE, ofFamily + LIKER_BY);
  return found !== null && found.likeness >= least ? found.matter : null;
}

/** The matter that the story is clearly about only with what the message adds to it. */
function broughtBy(
  pieces: readonly Piece[],
  { story }: NextMessage,
  bank: MatterBank,
): EverydayMatter | null {
  const own = pieces.map((one) => one.matters ?? {});
  const joined = clearMatter(
    `${story.words} . ${matterWords(pieces)}`,
    nearestOf([story.matters, ...own]),
    bank,
  );
  const isNew = joined !== null && own.some((near) => joined.id in near);
  return isNew && joined.id !== clearMatter(story.words, story.matters, bank)?.id ? joined : null;
}
