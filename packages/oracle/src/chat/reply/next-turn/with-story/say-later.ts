import { suitsNews } from '../../../compose/suits-news.ts';
import type { EverydayMatter } from '../../../everyday-matter.ts';
import type { ChatState } from '../../../state.ts';
import type { NearWithStory, Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import { formIn } from '../../everyday/form-in.ts';
import { matterWords } from '../../everyday/matter-words.ts';
import { sayOfMatter } from '../../everyday/say-of-matter.ts';
import type { Talk } from '../../talk.ts';
import { conversationOf } from '../conversation.ts';
import { joinedTurn } from '../short/later-told.ts';
import type { NextMessage } from '../story/next-message.ts';
import { FEARED } from './feared.ts';
import { laterMatterOf } from './later-matter-of.ts';

/** So like what people go on with a message must be, alone and with its story; more so where it fears what may come. */
const LEAST_OF_LATER = 0.6;
/** A message that tells something in more than a few words. */
const LEAST_OF_TOLD = 0.58;
const LEAST_TOLD_WORDS = 6;
const LEAST_OF_FEAR = 0.66;
/** Below this it yields to a story that is so much liker to an everyday matter. */
const SURE_OF_LATER = 0.66;
const FAR_LIKER = 0.12;
/** From here on it is known better by its story than by what is written for any. */
const SURELY_LATER = 0.69;
/** So surely a message must be one of those that people go on with in any story. */
const LEAST_SHARE = 0.25;
/** So surely it is one of them that little else may come before it. */
const LIKELY_SHARE = 0.4;
const SURE_SHARE = 0.6;
/** How the names of kinds begin that are written for a story with a death in it. */
const OF_LOSS = 'loss-';
/** And those of what is told besides: nothing else takes it up. */
const OF_DETAIL = 'any-detail-';

export interface WithStory {
  readonly draft: Draft;
  /** Before what is written for any story, before the story's kind, only where that has nothing, or where the subject has nothing either. */
  readonly place: 'first' | 'middle' | 'last' | 'rest';
}

/** What is written for just such a message after just such a story. */
export function sayLater(
  pieces: readonly Piece[],
  next: NextMessage,
  { later, matters }: NearWithStory,
  talk: Talk,
  state: ChatState,
): WithStory | null {
  const words = `${next.story.words} . ${matterWords(pieces)}`;
  const found = laterMatterOf(words, later, talk.matters.later);
  const isTold =
    next.piece.form === 'tells' && next.piece.plain.split(' ').length >= LEAST_TOLD_WORDS;
  const usual = isTold ? LEAST_OF_TOLD : LEAST_OF_LATER;
  const least = FEARED.has(next.move) ? LEAST_OF_FEAR : usual;
  if (found === null || found.likeness < least) return null;
  const ofMatter = Math.max(0, ...Object.values(matters));
  if (found.likeness < SURE_OF_LATER && ofMatter >= found.likeness + FAR_LIKER) return null;
  const draft = draftOn(found.matter, next, talk, state);
  if (draft === null) return null;
  return { draft, place: found.likeness >= SURELY_LATER ? 'middle' : 'last' };
}

/** What is written for such a message in any story; where somebody died, only what is written for that. */
export function sayInAnyStory(
  next: NextMessage,
  { inAny }: NearWithStory,
  talk: Talk,
  state: ChatState,
): WithStory | null {
  const isOfLoss = talk.families.get(state.family ?? '')?.theme === 'loss';
  const likeliest = Object.entries(inAny).find(([id]) => id.startsWith(OF_LOSS) === isOfLoss);
  const [id = '', share = 0] = likeliest ?? [];
  if (share < LEAST_SHARE) return null;
  const matter = talk.matters.later(id);
  const draft = matter === null ? null : draftOn(matter, next, talk, state);
  return draft === null ? null : { draft, place: placeOf(id, share, next) };
}

/** A question is answered by the story's subject first; what was told or is feared, by what it is. */
function placeOf(id: string, share: number, { piece, move }: NextMessage): WithStory['place'] {
  if (FEARED.has(move)) return share >= SURE_SHARE ? 'middle' : 'rest';
  if (piece.form !== 'tells' || id === AGE) return 'rest';
  if (id.startsWith(OF_LOSS)) return share >= LIKELY_SHARE ? 'first' : 'rest';
  if (share >= SURE_SHARE) return 'middle';
  return share >= LIKELY_SHARE || id.startsWith(OF_DETAIL) ? 'last' : 'rest';
}

/** The story's subject knows better what an age changes. */
const AGE = 'any-adds-the-age';

function draftOn(
  found: EverydayMatter,
  { piece }: NextMessage,
  talk: Talk,
  state: ChatState,
): Draft | null {
  const matter = inPartOfLife(found, `${conversationOf(state)} ${piece.plain}`.toLowerCase());
  const joined = joinedTurn(piece, state);
  const form = formIn(piece, talk.families.get(piece.family ?? ''), matter) ?? 'told';
  if (!suitsNews(matter.says[form] ?? '', piece)) return null;
  const said = sayOfMatter(matter, form, joined.entities, state.used);
  return said === null
    ? null
    : { ...said, chosen: [], zone: 'sure', piece: joined, used: [said.name] };
}

/** The matter as it is told where the story has certain words. */
function inPartOfLife(matter: EverydayMatter, words: string): EverydayMatter {
  const fitting = (matter.variants ?? []).filter(({ of }) => of.test(words)).toReversed();
  const instead = Object.fromEntries(fitting.map(({ form, text }) => [form, text]));
  return { ...matter, says: { ...matter.says, ...instead } };
}
