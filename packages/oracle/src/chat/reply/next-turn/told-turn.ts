import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { GOING_ON } from '../../../../content/chat/turns/going-on.ts';
import { TURNS } from '../../../../content/chat/turns/turns.ts';
import type { Turn, TurnPassage } from '../../../../content/chat/turns/turn.ts';
import { entitySlot } from '../../compose/entity-slots.ts';
import { fillPassage, type FilledPassage } from '../../compose/fill-passage.ts';
import type { Theme } from '../../family.ts';
import { fill } from '../../slots/slot.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import type { Entities, FollowUp, Piece } from '../../understood.ts';
import { type Draft, plainPart } from '../draft.ts';
import { personMeant } from '../focus.ts';
import { conversationOf, joinedPiece, themeOf } from './conversation.ts';
import { isOwnSubject } from './own-subject.ts';
import type { Talk } from '../talk.ts';

const MOST_WORDS = 45;

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

/** A turn of a known kind, answered on the subject of the conversation before it; null for any other message. */
export function answerTurn(pieces: readonly Piece[], talk: Talk, state: ChatState): Draft | null {
  const piece = pieces.at(-1);
  if (piece === undefined || state.piece === null) return null;
  if (pieces.slice(0, -1).some(({ zone }) => zone === 'sure')) return null;
  const plain = `${piece.said} ${piece.plain}`.trim();
  const isAboutAnswer = ABOUT_ANSWER.has(piece.followUp?.kind ?? '');
  if (isAboutAnswer || plain.split(' ').length > MOST_WORDS) return null;
  const before = conversationOf(state);
  const turn = TURNS.find((one) => isSaid(one, piece.plain, before));
  if (turn === undefined || (turn.yields === true && isOwnSubject(piece, talk, state))) return null;
  const who = personMeant(piece, state);
  const entities = { ...state.entities, ...piece.entities, ...(who && { who }) };
  const scene = sceneOf(piece, talk, state);
  const isByStory = turn.isByStory === true;
  const said = chosenFor(turn, { ...scene, isByStory }, entities, state.used);
  if (said === null) return null;
  return {
    parts: said.filled.parts,
    chosen: [],
    zone: 'sure',
    piece: joinedPiece(piece, state.piece, state, entities),
    used: [said.name],
  };
}

const isSaid = ({ said, unless, after }: Turn, plain: string, before: string): boolean =>
  said.test(plain) && unless?.test(plain) !== true && after?.test(`${before} ${plain}`) !== false;

/** What a passage is chosen by. */
interface Scene {
  readonly now: string;
  readonly before: string;
  readonly theme: Theme | null;
  readonly isByStory: boolean;
}

const sceneOf = ({ said, plain }: Piece, talk: Talk, state: ChatState): Scene => ({
  now: `${said} ${plain}`.toLowerCase(),
  before: conversationOf(state),
  theme: themeOf(talk, state),
  isByStory: false,
});

/** How well a passage fits: by the words of the turn, of the conversation, by its subject, or always; -1 where not. */
function fitOf({ of, themes }: TurnPassage, { now, before, theme, isByStory }: Scene): number {
  if (of !== undefined) return of.test(now) ? (isByStory ? 2 : 3) : of.test(before) ? 2 : -1;
  if (themes !== undefined) return theme !== null && themes.includes(theme) ? 1 : -1;
  return 0;
}

interface Said {
  readonly filled: FilledPassage;
  readonly name: string;
}

/** The best passage that was not said yet. */
function chosenFor(
  { id, passages }: Pick<Turn, 'id' | 'passages'>,
  scene: Scene,
  entities: Entities,
  used: readonly string[],
): Said | null {
  const ranked = passages
    .map((passage, at) => ({ passage, name: `turn/${id} · ${at}`, fit: fitOf(passage, scene) }))
    .filter(({ fit, name }) => fit >= 0 && !used.includes(name))
    .toSorted((a, b) => b.fit - a.fit);
  for (const { passage, name } of ranked) {
    const source = (slot: string) => fill(entitySlot(slot, entities));
    const filled = fillPassage(passage.text, source, entities);
    if (filled !== null) return { filled, name };
  }
  return null;
}

/** What is said to a story that goes on where nothing else fits. */
export function hearStory(piece: Piece, asked: KeptPiece, talk: Talk, state: ChatState): Draft {
  const story = { id: 'going-on', passages: GOING_ON };
  const said = chosenFor(story, sceneOf(piece, talk, state), asked.entities, state.used);
  const parts = said?.filled.parts ?? [plainPart(REPLY_LINES.saidAll)];
  return { parts, chosen: [], zone: 'sure', piece: asked, used: said === null ? [] : [said.name] };
}
