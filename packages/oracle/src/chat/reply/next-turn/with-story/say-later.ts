import type { EverydayMatter } from '../../../everyday-matter.ts';
import type { ChatState } from '../../../state.ts';
import type { NearWithStory, Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import { formIn } from '../../everyday/answer-everyday.ts';
import { matterWords } from '../../everyday/matter-words.ts';
import { sayOfMatter } from '../../everyday/say-of-matter.ts';
import type { Talk } from '../../talk.ts';
import { joinedTurn } from '../short/later-told.ts';
import type { NextMessage } from '../story/next-message.ts';
import type { Story } from '../story/story-of.ts';
import { laterMatterOf } from './later-matter-of.ts';

/** So like what people go on with a message must be, alone and with its story, and from here on before all other turns. */
const LEAST_OF_LATER = 0.57;
const CLEARLY_LATER = 0.6;
/** So like a message must be by itself to what people go on with in any story. */
const LEAST_IN_ANY = 0.62;
const CLEARLY_IN_ANY = 0.75;

export interface WithStory {
  readonly draft: Draft;
  /** Before what is written for any story, before the story's kind, or only where that has nothing. */
  readonly place: 'first' | 'middle' | 'last';
}

/** What is written for just such a message, after just such a story or after any. */
export function sayLater(
  pieces: readonly Piece[],
  { piece, story }: NextMessage,
  near: NearWithStory,
  talk: Talk,
  state: ChatState,
): WithStory | null {
  const found = laterMatter(pieces, story, near, talk, state);
  if (found === null) return null;
  const { matter, place } = found;
  const joined = joinedTurn(piece, state);
  const family = talk.families.get(piece.family ?? '');
  const form = formIn(piece, family, matter) ?? 'told';
  const said = sayOfMatter(matter, form, joined.entities, state.used);
  if (said === null) return null;
  const draft = { ...said, chosen: [], zone: 'sure', piece: joined, used: [said.name] } as const;
  return { draft, place };
}

interface FoundLater {
  readonly matter: EverydayMatter;
  readonly place: WithStory['place'];
}

/** What a message goes on with in its story, or else in any story but one of loss. */
function laterMatter(
  pieces: readonly Piece[],
  { words }: Story,
  { later, inAny }: NearWithStory,
  { families, matters }: Talk,
  state: ChatState,
): FoundLater | null {
  const own = matterWords(pieces);
  const inStory = laterMatterOf(`${words} . ${own}`, later, matters.later);
  if (inStory !== null && inStory.likeness >= CLEARLY_LATER) return { ...inStory, place: 'first' };
  const isOfLoss = families.get(state.family ?? '')?.theme === 'loss';
  const general = isOfLoss ? null : laterMatterOf(own, inAny, matters.later);
  if (general !== null && general.likeness >= LEAST_IN_ANY) {
    return { ...general, place: general.likeness >= CLEARLY_IN_ANY ? 'middle' : 'last' };
  }
  return inStory !== null && inStory.likeness >= LEAST_OF_LATER
    ? { ...inStory, place: 'middle' }
    : null;
}
