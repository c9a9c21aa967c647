import { ANY_DETAIL } from '../../../../../content/chat/turns/reactions/any-detail.ts';
import { DETAIL_REACTIONS } from '../../../../../content/chat/turns/reactions/details.ts';
import { FEELING_REACTIONS } from '../../../../../content/chat/turns/reactions/feelings.ts';
import type { Reaction } from '../../../../../content/chat/turns/reactions/reaction.ts';
import {
  ANOTHER_PERSON,
  REPLY_REACTIONS,
} from '../../../../../content/chat/turns/reactions/replies.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { type Draft, draftOf } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { isGlad } from '../belongs-to-story.ts';
import { nextPassage } from '../by-form/next-passage.ts';
import { chooseTurnPassage, sceneOf } from '../choose-turn-passage.ts';
import { conversationOf } from '../conversation.ts';
import { isTurn } from '../is-turn.ts';
import { joinedTurn } from '../short/later-told.ts';
import { toldClause } from '../short/told-clause.ts';
import { isGladStory, type Story, storyOf } from '../story/story-of.ts';
import { furtherAdvice } from './further-advice.ts';

const REPLIES = [...REPLY_REACTIONS, ...FEELING_REACTIONS];
const ASIDES = DETAIL_REACTIONS.filter(({ isAside }) => isAside === true);

/** What is said to a doubt, an objection or a bare feeling, with more on the story's subject; null for any other. */
export async function answerReaction(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const [piece] = pieces;
  return piece === undefined || pieces.length > 1 ? null : answerBy(REPLIES, piece, talk, state);
}

/** The same for "and my sister?", where nothing is written for such a story. */
export async function turnToPerson(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const [piece] = pieces;
  const isAlone = piece !== undefined && pieces.length === 1;
  return isAlone ? answerBy([ANOTHER_PERSON], piece, talk, state) : null;
}

/** The same for who somebody is or where they live, which is never a subject of its own. */
export async function takeUpAside(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const [piece] = pieces;
  return piece === undefined || pieces.length > 1 ? null : answerBy(ASIDES, piece, talk, state);
}

/** The same for a detail of a known kind. */
export const takeUpDetail = (piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> =>
  answerBy(DETAIL_REACTIONS, piece, talk, state);

/** The same for any detail: of the story's matter, or what its family says to any detail. */
export async function goOnAdvising(
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const story = ordinaryStory(talk, state);
  if (story === null) return null;
  const { family, isOfFamily } = story;
  const ofMatter = await react({ ...ANY_DETAIL, isOfMatter: true }, piece, talk, state);
  if (ofMatter !== null || family === null || !isOfFamily) return ofMatter;
  const told = await nextPassage(family, piece, talk, state, 'told');
  return told === null
    ? react(ANY_DETAIL, piece, talk, state)
    : draftOf(told, joinedTurn(piece, state));
}

async function answerBy(
  reactions: readonly Reaction[],
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  if (ordinaryStory(talk, state) === null) return null;
  const before = conversationOf(state);
  const typed = piece.text.toLowerCase().replaceAll(/[^\p{L}\p{N} ]+/gu, '');
  const texts = [`${piece.said} ${piece.plain}`.trim().toLowerCase(), piece.plain, typed];
  for (const one of reactions) {
    const isSaid = texts.some((text) => isTurn(one, text, before));
    const draft = isSaid ? await react(one, piece, talk, state) : null;
    if (draft !== null) return draft;
  }
  return null;
}

/** A story of ordinary life: no product, no death, nothing after words of care, no good news without a matter. */
function ordinaryStory(talk: Talk, state: ChatState): Story | null {
  const story = storyOf(talk, state);
  const family = talk.families.get(state.family ?? '');
  if (story === null || story.isOfProduct || state.piece === null) return null;
  if (talk.isReviewed === true || careIn(state, talk.clock).wasAtRisk) return null;
  const isLeft =
    family?.theme === 'loss' ||
    isGladStory(story) ||
    (family !== undefined && isGlad(family) && story.matter === null);
  return isLeft ? null : story;
}

async function react(
  reaction: Reaction,
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const joined = joinedTurn(piece, state);
  const { entities } = joined;
  const whole = sceneOf(piece, talk, state);
  const scene = reaction.isByMessage === true ? { ...whole, before: '' } : whole;
  const told = toldClause(scene.told);
  const said = chooseTurnPassage(reaction, { ...scene, told }, entities, state.used);
  if (said === null) return null;
  const { followedBy: forms, isAsked = false, isOfMatter = false, isWhole = false } = reaction;
  const wanted = forms === undefined ? null : { forms, isAsked, isOfMatter, entities };
  const advice = wanted === null ? null : await furtherAdvice(wanted, talk, state);
  if (wanted !== null && advice === null && !isWhole) return null;
  return {
    parts: [...said.filled.parts, ...(advice?.parts ?? [])],
    chosen: advice?.chosen ?? [],
    zone: 'sure',
    piece: joined,
    used: [said.name, ...(advice?.used ?? [])],
  };
}
