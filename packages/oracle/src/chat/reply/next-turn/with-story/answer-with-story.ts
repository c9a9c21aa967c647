import { suitsNews } from '../../../compose/suits-news.ts';
import type { ChatState } from '../../../state.ts';
import type { NearWithStory, Piece } from '../../../understood.ts';
import { asksSky } from '../../answer-piece.ts';
import { isOfLife } from '../../everyday/answer-everyday.ts';
import { formIn } from '../../everyday/form-in.ts';
import { sayOfMatter } from '../../everyday/say-of-matter.ts';
import type { Talk } from '../../talk.ts';
import { heardKind } from '../short/hear-back.ts';
import { joinedTurn } from '../short/later-told.ts';
import { type NextMessage, nextMessage } from '../story/next-message.ts';
import { TURNS } from '../../../../../content/chat/turns/turns.ts';
import { conversationOf } from '../conversation.ts';
import { isTurn } from '../is-turn.ts';
import { isFullMessage } from '../short/hear-out.ts';
import { askedForm } from '../by-form/next-form.ts';
import { situationOf } from '../story/story-of.ts';
import { sayInAnyStory, sayLater, type WithStory } from './say-later.ts';
import { FEARED } from './feared.ts';
import { sayOwnMatter } from './own-matter.ts';
import { matterWithStory, type StoryMatter } from './matter-with-story.ts';
import { readStory } from './read-story.ts';

/** So like a matter the story must be, with a message that nothing else is written for. */
const LEAST = 0.6;
/** A detail says less than a question. */
const LEAST_OF_DETAIL = 0.655;
/** Of a message that tells much, the two together tell enough. */
const LEAST_OF_FULL = 0.58;
/** From here on a detail is answered on the matter before what is written for any story. */
const CLEARLY = 0.72;
/** By so much a detail has to bring the story nearer to the matter. */
const LEAST_GAIN = 0.03;
/** By so much a question may lead away from it. */
const MOST_LOSS = 0.05;

/** What is written for the everyday matter of the story together with this message; null where there is none. */
export async function answerWithStory(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<WithStory | null> {
  if (talk.isReviewed === true) return null;
  const own = await sayOwnMatter(pieces, talk, state);
  if (own !== null) return { draft: own, place: 'first' };
  const next = nextMessage(pieces, talk, state);
  if (next === null || !isOfStory(next, talk)) return null;
  const near = await readStory(pieces, talk, state);
  return (
    sayLater(pieces, next, near, talk, state) ??
    sayOnMatter(pieces, next, near, talk, state) ??
    sayInAnyStory(next, near, talk, state)
  );
}

/** What the everyday matter of the story and the message together says. */
function sayOnMatter(
  pieces: readonly Piece[],
  next: NextMessage,
  near: NearWithStory,
  talk: Talk,
  state: ChatState,
): WithStory | null {
  const { piece, story } = next;
  // A question may be on a matter whose general text was said; to a detail it has nothing left.
  const spoken = isAsked(piece) ? [] : state.used;
  const found = matterWithStory(pieces, story, near, spoken, talk.matters.everyday);
  if (found === null) return null;
  const { matter, likeness } = found;
  const isFull = isFullMessage(pieces, talk, state) && !isGladNews(piece, state);
  if (likeness < (isFull ? LEAST_OF_FULL : LEAST)) return null;
  if (!(isFull || (isAsked(piece) ? isStill(found, next) : isBrought(found, next)))) return null;
  const form = formIn(piece, talk.families.get(piece.family ?? ''), matter);
  // What only tells of a matter answers no question.
  if (isAsked(piece) && form === 'told' && likeness < CLEARLY) return null;
  if (!isAsked(piece) && !suitsNews(matter.says[form ?? 'told'] ?? '', piece)) return null;
  const joined = joinedTurn(piece, state);
  const said = form === null ? null : sayOfMatter(matter, form, joined.entities, state.used);
  if (said === null) return null;
  const { parts } = said;
  const draft = { parts, chosen: [], zone: 'sure', piece: joined, used: [said.name] } as const;
  if (!isAsked(piece)) return { draft, place: likeness >= CLEARLY ? 'first' : 'middle' };
  const isLast = !isFull && (form === 'told' || isKnown(next, state));
  return { draft, place: isLast ? 'last' : 'middle' };
}

/** Joy is met as joy, whatever the words are near to. */
const isGladNews = (piece: Piece, state: ChatState): boolean =>
  !isAsked(piece) && heardKind(piece, state) === 'glad';

const isAsked = ({ form, plain }: Piece): boolean => form !== 'tells' || askedForm(plain) !== null;

/** A question may be about what was told already; a fear of what may come is answered by its own matter alone. */
const isStill = ({ matter, gain }: StoryMatter, { story, move }: NextMessage): boolean =>
  matter.id === story.matter?.id || (!FEARED.has(move) && gain >= -MOST_LOSS);

/** Whether the kind of story, or any story, has words for just such a question. */
function isKnown({ piece, story, move }: NextMessage, state: ChatState): boolean {
  if (move === 'should' && !ASKS_DEED.test(piece.plain)) return false;
  const before = conversationOf(state);
  const isOfAny = move === 'should' && TURNS.some((turn) => isTurn(turn, piece.plain, before));
  return isOfAny || situationOf(story, piece.plain)?.says[move] !== undefined;
}
const ASKS_DEED = /\b(?:should|shall|do) (?:i|we)\b/u;

/** A detail names the matter by itself, and brings the story nearer to it. */
const isBrought = ({ matter, near, gain, isOwn }: StoryMatter, { story }: NextMessage): boolean =>
  isOwn && near >= LEAST_OF_DETAIL && matter.id !== story.matter?.id && gain >= LEAST_GAIN;

/** A matter of life, and no question about the sky or the app. */
function isOfStory({ piece, story }: NextMessage, talk: Talk): boolean {
  const family = talk.families.get(piece.family ?? '');
  const isApart = family !== undefined && piece.zone === 'sure' && !isOfLife(family);
  return !story.isOfProduct && !isApart && !asksSky(piece.plain);
}
