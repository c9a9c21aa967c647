import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { DETAIL_TURNS } from '../../../../content/chat/turns/details.ts';
import { GLAD_TO_HEAR, GOING_ON } from '../../../../content/chat/turns/going-on.ts';
import { GRIEF_TURNS } from '../../../../content/chat/turns/grief.ts';
import { SMALL_REPLY_TURNS } from '../../../../content/chat/turns/small-replies.ts';
import { TURNS } from '../../../../content/chat/turns/turns.ts';
import { careIn } from '../../kept-care.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import type { FollowUp, Piece } from '../../understood.ts';
import { type Draft, plainPart } from '../draft.ts';
import { personMeant } from '../focus.ts';
import { isGlad } from './belongs-to-story.ts';
import { chooseTurnPassage, sceneOf, WORDS_ASKED_FOR } from './choose-turn-passage.ts';
import { conversationOf, joinedPiece } from './conversation.ts';
import { answerNext, storyFamily } from './by-form/next-passage.ts';
import { hearBack, STORY_ID } from './short/hear-back.ts';
import { joinedTurn, laterTold } from './short/later-told.ts';
import { isTurn } from './is-turn.ts';
import { isOwnSubject } from './own-subject.ts';
import { answerByField, answerInStory } from './story/answer-in-story.ts';
import { isGladStory, storyOf } from './story/story-of.ts';
import type { Talk } from '../talk.ts';

const MOST_WORDS = 45;

/** Turns without a light word in their answers, for a person who was at risk today. */
const AFTER_RISK: ReadonlySet<string> = new Set([
  'only-said',
  'feeling-now',
  'good-health',
  'bad-health',
  'words-to-say',
]);

/** Turns that say the same whatever the story is. */
const HEARD_AS_SAID: ReadonlySet<string> = new Set([
  'only-said',
  'feeling-now',
  'small-reply',
  'still-nothing',
  'waited-so-long',
  'example',
  'good-health',
  'bad-health',
  'found',
  'win',
  'fine-now',
  'others-say',
  'is-silly',
]);

/** Follow-ups that ask about the last answer in so many words. */
const ABOUT_ANSWER: ReadonlySet<string> = new Set([
  'card-side',
  'said-before',
  'correction',
  'nth',
  'unanswered',
  'other-value',
  'planet',
  'which-sign',
  'which-day',
] satisfies FollowUp['kind'][]);

/** What is said to a turn, and whether it is written for just such words. */
interface SaidTurn {
  readonly draft: Draft;
  readonly isSpecific: boolean;
  /** Nothing in it is chosen by the words of the turn, so that the story knows more. */
  readonly isGeneral?: boolean;
}

/** Of a person in grief no turn is taken for one of another subject. */
const TURNS_IN_GRIEF = [...GRIEF_TURNS, ...SMALL_REPLY_TURNS];

const WHAT_IF = 'what-if';
/** Turns whose passages are chosen by a word or two, whatever the story is. */
const BY_FEW_WORDS: ReadonlySet<string> = new Set([WHAT_IF, 'others-say']);

/**
 * A turn of a known kind, answered on the subject of the conversation before it; null for any other message. What is
 * written for just such words comes first, then what is written for the story, then what fits any story.
 */
export async function answerTurn(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const turn = await turnSaid(pieces, talk, state);
  if (turn?.isSpecific === true) return turn.draft;
  const story = storyOf(talk, state);
  const told = story !== null && isGladStory(story) ? laterTold(pieces, talk, state) : null;
  if (told !== null) return hearStory(told, joinedTurn(told, state), talk, state);
  const ofStory =
    (await answerInStory(pieces, talk, state)) ??
    (turn?.isGeneral === true ? await answerByField(pieces, talk, state) : null);
  return ofStory ?? turn?.draft ?? null;
}

async function turnSaid(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<SaidTurn | null> {
  const piece = pieces.at(-1);
  if (piece === undefined || state.piece === null) return null;
  if (pieces.slice(0, -1).some(({ zone }) => zone === 'sure')) return null;
  const plain = `${piece.said} ${piece.plain}`.trim();
  const isAboutAnswer = ABOUT_ANSWER.has(piece.followUp?.kind ?? '');
  if (isAboutAnswer || plain.split(' ').length > MOST_WORDS) return null;
  const { deed, a } = state.entities;
  if (piece.followUp?.kind === 'decide' && (deed ?? a) !== undefined) return null;
  const before = conversationOf(state);
  const { wasAtRisk } = careIn(state, talk.clock);
  const isGrieving = state.family?.startsWith('grief-') === true || state.family === 'miscarriage';
  const turn = (isGrieving ? TURNS_IN_GRIEF : TURNS).find(
    (one) => isTurn(one, piece.plain, before) && (!wasAtRisk || AFTER_RISK.has(one.id)),
  );
  if (turn === undefined || (turn.yields === true && isOwnSubject(piece, talk, state))) return null;
  const who = personMeant(piece, state);
  const entities = {
    ...state.entities,
    ...piece.entities,
    ...(who && { who }),
  };
  const scene = sceneOf(piece, talk, state);
  const isByStory = turn.isByStory === true;
  const said = chooseTurnPassage(turn, { ...scene, isByStory }, entities, state.used);
  if (said === null) return null;
  // Words to say to the person of the story are about all of it: one word may belong to something else.
  const isOfStory = turn.id === WORDS_ASKED_FOR && who?.words === state.people[0]?.words;
  const isByWords = isOfStory ? said.isByTurn : said.isByWords;
  const isSpecific =
    isByWords ||
    turn.after !== undefined ||
    turn.isOfTurn === true ||
    isGrieving ||
    HEARD_AS_SAID.has(turn.id);
  const next = isSpecific ? null : await askedNext(piece, talk, state);
  if (next !== null) return { draft: next, isSpecific: false };
  const draft: Draft = {
    parts: said.filled.parts,
    chosen: [],
    zone: 'sure',
    piece: joinedPiece(piece, state.piece, state, entities),
    used: [said.name],
  };
  const isByFewWords = BY_FEW_WORDS.has(turn.id);
  return {
    draft,
    isSpecific: isSpecific && !isByFewWords,
    isGeneral: turn.id === WHAT_IF && !said.isByWords,
  };
}

/** What the story's family says to a question is nearer to it than what is written for any subject. */
async function askedNext(piece: Piece, talk: Talk, state: ChatState): Promise<Draft | null> {
  const story = storyFamily(talk, state);
  return story === null ? null : answerNext(story, piece, talk, state);
}

/** What is said to a detail of a known kind; null for any other. */
export function hearDetail(
  piece: Piece,
  asked: KeptPiece,
  talk: Talk,
  state: ChatState,
): Draft | null {
  const before = conversationOf(state);
  const turn = DETAIL_TURNS.find((one) => isTurn(one, piece.plain, before));
  if (turn === undefined) return null;
  const scene = sceneOf(piece, talk, state);
  const said = chooseTurnPassage(turn, scene, asked.entities, state.used);
  if (said === null) return null;
  return {
    parts: said.filled.parts,
    chosen: [],
    zone: 'sure',
    piece: asked,
    used: [said.name],
  };
}

/** What is said to a story that goes on where nothing else fits. */
export async function hearStory(
  piece: Piece,
  asked: KeptPiece,
  talk: Talk,
  state: ChatState,
): Promise<Draft> {
  const present = talk.families.get(state.family ?? '');
  const story = storyOf(talk, state);
  const isGood =
    (present !== undefined && isGlad(present)) || (story !== null && isGladStory(story));
  const back =
    isGood || present?.theme === 'loss' ? null : await hearBack(piece, asked, talk, state);
  if (back !== null) return back;
  const heard = { id: STORY_ID, passages: isGood ? GLAD_TO_HEAR : GOING_ON };
  const said = chooseTurnPassage(heard, sceneOf(piece, talk, state), asked.entities, state.used);
  const parts = said?.filled.parts ?? [plainPart(REPLY_LINES.saidAll)];
  return {
    parts,
    chosen: [],
    zone: 'sure',
    piece: asked,
    used: said === null ? [] : [said.name],
  };
}
