import { HEARD_OUT } from '../../../../../content/chat/turns/short/heard-out.ts';
import { NO_LEAN } from '../../../../../content/chat/leans.ts';
import { capitalised } from '../../../../text/capitalised.ts';
import type { NextForm } from '../../../family.ts';
import { careIn } from '../../../kept-care.ts';
import { FITS_PASSAGE, nearnessOf } from '../../../nearness.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { waysToHelp } from '../../choices.ts';
import { type Draft, plainPart } from '../../draft.ts';
import { isOfLife } from '../../everyday/answer-everyday.ts';
import { asksSky } from '../../answer-piece.ts';
import { isLookedUp } from '../../look-ups/find-look-up.ts';
import { keptPiece } from '../../kept-piece.ts';
import type { Talk } from '../../talk.ts';
import { chooseTurnPassage, sceneOf } from '../choose-turn-passage.ts';
import { conversationOf } from '../conversation.ts';
import { askedForm } from '../by-form/next-form.ts';
import { lineFor } from '../on-answer/pick-one.ts';
import { optionsIn } from '../on-answer/told-options.ts';
import { answerByField } from '../story/answer-in-story.ts';
import { storyOf } from '../story/story-of.ts';
import { goOnAdvising } from '../reaction/answer-reaction.ts';
import { heardKind } from './hear-back.ts';
import { joinedTurn } from './later-told.ts';

/** From so many words on, a message tells too much of its own for what is written for a kind of turn. */
const LEAST_WORDS = 12;

/** Whether a later message of a story tells or asks so much that only what is written for it may answer. */
export function isFullMessage(pieces: readonly Piece[], talk: Talk, state: ChatState): boolean {
  const story = state.piece === null ? null : storyOf(talk, state);
  if (story === null || story.isOfProduct || careIn(state, talk.clock).wasAtRisk) return false;
  if (talk.families.get(state.family ?? '')?.theme === 'loss') return false;
  const words = pieces.map(({ said, plain }) => `${said} ${plain}`.trim()).join(' ');
  const isOther = pieces.some((piece) => isLookedUp(keptPiece(piece)) || isOfApp(piece, talk));
  return !isOther && words.split(/\s+/u).length >= LEAST_WORDS;
}

/** Surely about the sky, a day or the app, or about the last answer. */
function isOfApp({ family: id, zone, followUp, plain, form }: Piece, { families }: Talk): boolean {
  const family = families.get(id ?? '');
  const isLookUp = family?.kind === 'lookup' || family?.kind === 'product';
  return (
    asksSky(plain) ||
    (isLookUp && zone !== 'unsure' && form !== 'tells') ||
    (followUp !== null && followUp.kind !== 'decide') ||
    (zone === 'sure' && family !== undefined && !isOfLife(family))
  );
}

/** To a full message that nothing is written for: more on its story, or else ways of helping are offered. */
export async function hearOut(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const piece = pieces.at(-1);
  if (piece === undefined || pieces.some((one) => isWrittenFor(one))) return null;
  const text = pieces.map((one) => `${one.said} ${one.text}`.trim()).join(' ');
  const whole = { ...piece, said: '', text };
  const asks = pieces.findLast(isAsking);
  const onQuestion = asks === undefined ? null : await answerAsked(pieces, asks, talk, state);
  if (onQuestion !== null) return onQuestion;
  const kind = asks === undefined ? heardKind(piece, state) : askedKind(asks);
  const advice = OPEN.has(kind) ? await goOnAdvising(whole, talk, state) : null;
  if (advice !== null) return advice;
  const scene = sceneOf(whole, talk, state);
  const asked = joinedTurn(piece, state);
  const heard = { id: `heard-out ${kind}`, passages: HEARD_OUT[kind] };
  const said = chooseTurnPassage(heard, scene, asked.entities, state.used);
  if (said === null) return null;
  return {
    parts: said.filled.parts,
    chosen: [],
    zone: 'sure',
    piece: asked,
    used: [said.name],
    ...(asks === undefined && kind !== 'glad' && { choices: waysToHelp(talk, piece) }),
  };
}

/** Neither joy nor a blow, for which advice would come too early. */
const OPEN: ReadonlySet<string> = new Set(['noted', 'weighing']);

const isAsking = ({ form, plain, text }: Piece): boolean =>
  (form !== 'tells' && form !== 'which-day') ||
  (askedForm(plain) !== null && (text.includes('?') || OPENS.test(plain)));
const OPENS =
  /^(?:(?:and|but|so|ok|then|also|or) )*(?:is|are|am|was|should|shall|can|could|will|would|do|does|how|what|when|why|which|where|who)\b/u;

/** One of the two things that a question names, or what the story's field of life says to such a question. */
async function answerAsked(
  pieces: readonly Piece[],
  asks: Piece,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const options = optionsIn([`${asks.said} ${asks.text}`]);
  if (options !== null && !options.some(({ words }) => NO_LEAN.test(words.toLowerCase()))) {
    const text = capitalised(lineFor(options, [conversationOf(state), asks.text]));
    return { parts: [plainPart(text)], chosen: [], zone: 'sure', piece: joinedTurn(asks, state) };
  }
  return answerByField(pieces, talk, state);
}

/** By what a question asks for; who, where and which are asked otherwise. */
function askedKind(asks: Piece): Exclude<NextForm, 'told'> | 'will' | 'asked' {
  const form = askedForm(asks.plain) ?? (asks.form === 'yes-no' ? 'should' : null);
  if (WILL.test(asks.plain)) return 'will';
  return form === null || form === 'told' ? 'asked' : form;
}
const WILL = /^(?:(?:and|but|so|ok) )*(?:will|am i going to|is (?:he|she|it) going to)\b/u;

/** A passage of its own subject fits it. */
const isWrittenFor = ({ family, near, zone }: Piece): boolean =>
  zone === 'sure' && family !== null && nearnessOf(near, family) >= FITS_PASSAGE;
