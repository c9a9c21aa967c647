import { MATTER_FORMS } from '../../../everyday-matter.ts';
import type { Move, Situation } from '../../../../../content/chat/situations/situation.ts';
import { DETAIL_TURNS } from '../../../../../content/chat/turns/details.ts';
import { entitySlot } from '../../../compose/entity-slots.ts';
import { fillPassage } from '../../../compose/fill-passage.ts';
import { isLeftOut } from '../../../compose/left-out.ts';
import { fill } from '../../../slots/slot.ts';
import { NEXT_FORMS, type NextForm } from '../../../family.ts';
import type { ChatState } from '../../../state.ts';
import type { FollowUp, Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import { storyName } from '../../everyday/find-matter.ts';
import { suitsQuestion } from '../../everyday/suits-question.ts';
import { personMeant } from '../../focus.ts';
import type { Talk } from '../../talk.ts';
import { answerNext } from '../by-form/next-passage.ts';
import { conversationOf, joinedPiece } from '../conversation.ts';
import { hearBack } from '../short/hear-back.ts';
import { isTurn } from '../is-turn.ts';
import { type NextMessage, nextMessage } from './next-message.ts';
import { fieldOf, matterOf, situationOf } from './story-of.ts';

/** What is written for just such a story, or for such a detail in its field of life; null where nothing is. */
export async function answerInStory(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const next = nextMessage(pieces, talk, state);
  if (next === null) return null;
  const { piece, move, story } = next;
  const isKnownDeed = piece.followUp?.kind === 'decide' && isDeedAsked(state);
  if (LATER.has(move) || isKnownDeed) return null;
  const situation = situationOf(story, piece.plain);
  const said =
    sayOfMatter(next, state) ??
    (situation === null ? null : sayIn(situation, next, state, { isDirect: true }));
  if (said !== null) return said;
  const isOfAll = move !== 'others' || OF_ALL.test(piece.plain);
  return BY_FIELD_FIRST.has(move) && isOfAll ? answerByField(pieces, talk, state) : null;
}

/** What is told in general, or was done, may be news or a detail of a known kind. */
const LATER: ReadonlySet<Move> = new Set(['told', 'did', 'if']);

const OF_ALL = /\b(?:everyone|everybody|people|they all)\b/u;

/** "should i quit", then "so should i": the deed has a lean of its own. */
const isDeedAsked = ({ entities: { deed }, piece }: ChatState): boolean =>
  deed !== undefined && /\bshould i\b/u.test(piece?.plain ?? '');

/** What these do is nearer to the field of life than to what is written for any story. */
const BY_FIELD_FIRST: ReadonlySet<Move> = new Set([
  'no',
  'fail',
  'compare',
  'others',
  'hurt',
  'blame',
  'alone',
  'asked-of',
  'lean',
]);

/** How long already, tried already: details that have words of their own. */
const isKnownDetail = ({ plain }: Piece, state: ChatState): boolean =>
  DETAIL_TURNS.some((turn) => isTurn(turn, plain, conversationOf(state)));

/** Follow-ups that ask about the story and not about the last answer. */
const OF_STORY: ReadonlySet<string> = new Set([
  'decide',
  'person',
  'good-or-bad',
] satisfies FollowUp['kind'][]);

/** A follow-up on a story, answered by the story's subject or by its field of life. */
export async function answerAskedOn(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const kind = pieces.at(-1)?.followUp?.kind ?? '';
  const isOfStory = OF_STORY.has(kind) && !(kind === 'decide' && isDeedAsked(state));
  return isOfStory ? answerByField(pieces, talk, state) : null;
}

/** What the story's subject says to such a question, or else its field of life; null where neither does. */
export async function answerByField(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const next = nextMessage(pieces, talk, state);
  if (next === null || next.piece.entities.a !== undefined) return null;
  const { piece, story, move } = next;
  const ofMatter = sayOfMatter(next, state);
  if (ofMatter !== null) return ofMatter;
  const form = formOf(move);
  const byFamily =
    story.family === null || form === null
      ? null
      : await answerNext(story.family, piece, talk, state, form);
  if (byFamily !== null) return byFamily;
  if (piece.form === 'tells' && isKnownDetail(piece, state)) return null;
  const known = situationOf(story, piece.plain);
  const field = fieldOf(story, piece.plain);
  for (const one of [known, field]) {
    if (one === null) continue;
    const said = (await heardInField(one, next, talk, state)) ?? sayIn(one, next, state);
    if (said !== null) return said;
  }
  return null;
}

/** A text that fits any detail of a story says less to a detail than the detail itself. */
async function heardInField(
  field: Situation,
  { piece, move }: NextMessage,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const said = textFor(field, move, state.used, {});
  const isGeneral = said === null || GENERAL.test(said.name);
  if (!isGeneral || piece.form !== 'tells' || state.piece === null) return null;
  const entities = { ...state.entities, ...piece.entities };
  return hearBack(piece, joinedPiece(piece, state.piece, state, entities), talk, state);
}

/** Written for any detail, or for a question. */
const GENERAL = / · (?:told|how|should|if)$/u;

/** The question that families of stories have passages for; a detail is told and asks nothing. */
const formOf = (move: Move): NextForm | null =>
  move === 'told' ? null : (NEXT_FORMS.find((form) => form === move) ?? null);

/** What is said instead where a situation has nothing for a move. */
const INSTEAD: Readonly<Partial<Record<Move, Move>>> = {
  no: 'fail',
  fail: 'if',
  compare: 'told',
  others: 'told',
  hurt: 'told',
  blame: 'told',
  fear: 'told',
  alone: 'told',
  nothing: 'told',
  dismissed: 'told',
  'asked-of': 'told',
  lean: 'should',
  did: 'told',
  age: 'told',
  but: 'told',
  told: 'how',
};

interface Wanted {
  /** Only what is written for the move itself. */
  readonly isDirect?: boolean;
}

function textFor(
  { id, says }: Pick<Situation, 'id' | 'says'>,
  move: Move,
  used: readonly string[],
  { isDirect = false }: Wanted,
): { readonly name: string; readonly text: string } | null {
  const name = `story/${id} · ${move}`;
  const text = says[move];
  const isRejected = text !== undefined && move !== 'say' && isLeftOut(text, used);
  if (text !== undefined && !isRejected && !used.includes(name)) return { name, text };
  const other = isDirect ? undefined : INSTEAD[move];
  return other === undefined ? null : textFor({ id, says }, other, used, {});
}

/** Why a dream has its picture is asked, and not why the matter is as it is. */
const isDream = ({ family }: ChatState): boolean => family?.startsWith('dream-') === true;

/** What the everyday matter of a story says to just such a question. */
function sayOfMatter(next: NextMessage, state: ChatState): Draft | null {
  const { matter } = next.story;
  const form = MATTER_FORMS.find((one) => one === next.move);
  if (matter === null || form === undefined || LATER.has(next.move)) return null;
  if (next.piece.followUp?.kind === 'why' && isDream(state)) return null;
  if (!suitsQuestion(matter, form, next.piece.plain)) return null;
  return sayIn({ id: storyName(matter), says: matter.says }, next, state, { isDirect: true });
}

function sayIn(
  situation: Pick<Situation, 'id' | 'says'>,
  { piece, story, move }: NextMessage,
  state: ChatState,
  wanted: Wanted = {},
): Draft | null {
  const said = textFor(situation, move, state.used, wanted);
  if (said === null || state.piece === null) return null;
  const who = personMeant(piece, state);
  const entities = {
    ...state.entities,
    ...piece.entities,
    ...(who && { who }),
  };
  const source = (slot: string) =>
    fill(slot === 'matter' ? matterOf(story) : entitySlot(slot, entities));
  const filled = fillPassage(said.text, source, entities);
  if (filled === null) return null;
  const family = story.family?.id ?? state.family;
  return {
    parts: filled.parts,
    chosen: [],
    zone: 'sure',
    piece: joinedPiece(piece, state.piece, { ...state, family }, entities),
    used: [said.name],
  };
}
