import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import type { ReadingPart } from '../../../reading.ts';
import { type Chosen, usedName } from '../../compose/choose-passage.ts';
import { weighed } from '../../slots/lean-slots.ts';
import type { ChatState } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { answerPiece } from '../answer-piece.ts';
import { plainPart } from '../draft.ts';
import { askedForm } from '../next-turn/by-form/next-form.ts';
import { answerByField } from '../next-turn/story/answer-in-story.ts';
import type { Talk } from '../talk.ts';
import { type Alone, firstSentences } from './answer-part.ts';
import { headingFor, lastLineFor, pointsBack, smallLineFor } from './form-line.ts';
import { asksTogether } from './with-referent.ts';
import { asksCause, isLookup, isOfValue, type Part } from './part.ts';

/** What is said to one of the questions. */
export interface Told {
  readonly piece: Pick<Piece, 'text'>;
  /** What stands before it where several are told. */
  readonly heading: string;
  readonly parts: readonly ReadingPart[];
  /** It is only said that the question was not understood. */
  readonly isUnclear?: boolean;
  readonly chosen?: Chosen | null;
  /** Names of what was said beside passages of families. */
  readonly used?: readonly string[];
}

type Said = Omit<Told, 'piece' | 'heading'>;

export const afterAll = (chosen: readonly Chosen[], state: ChatState): ChatState => ({
  ...state,
  used: [...state.used, ...chosen.map(({ family, passage }) => usedName(family, passage))],
});

interface Beside {
  readonly before: Part | null;
  readonly alone: Alone;
  /** Answers it as the next message of the conversation. */
  readonly next: Alone;
}

/** A question that no family answers by itself: as the next one on the subject before it, or by its form. */
export const tellRest = async (
  piece: Piece,
  beside: Beside,
  talk: Talk,
  state: ChatState,
): Promise<Told> => ({
  piece,
  heading: headingFor(piece),
  ...(await sayRest(piece, beside, talk, state)),
});

async function sayRest(
  piece: Piece,
  { before, alone, next }: Beside,
  talk: Talk,
  state: ChatState,
): Promise<Said> {
  // What is surely written for it says more than a line by its form.
  const clear = await alone(piece, state, 'clearly');
  if (clear !== null) return clear;
  if (piece.areaLine !== undefined) return say(piece.areaLine);
  const value = before === null ? null : await ofValue(piece, before, talk, state);
  if (value !== null) return value;
  const nextState = asNext(before, state);
  const isOnValue = before !== null && isLookup(before) && pointsBack(piece);
  const onValue = isOnValue ? await next(piece, nextState, 'likely') : null;
  if (onValue !== null) return onValue;
  const small = smallLineFor(piece);
  if (small !== null) return say(small);
  const own = await alone(piece, state, 'likely');
  if (own !== null) return own;
  const line = weighed(`${piece.said} ${piece.plain}`.toLowerCase(), piece.entities);
  if (line !== null) return say(line);
  const near = await alone(piece, state, 'perhaps');
  if (near !== null) return near;
  const last = lastLineFor(piece);
  if (last !== null) return say(last);
  const byField = await answerByField([piece], talk, nextState);
  if (byField !== null) {
    const parts = firstSentences(byField.parts);
    return { parts, chosen: byField.chosen[0] ?? null, used: byField.used ?? [] };
  }
  const later = before === null ? null : await next(piece, nextState, 'likely');
  return later ?? { ...say(REPLY_LINES.unclearAmongOthers), isUnclear: true };
}

const say = (text: string): Said => ({ parts: [plainPart(text)] });

const GOOD_OR_BAD =
  /^(?:and |but |so )?(?:is|are) (?:that|it|this|they) (?:a )?(?:good|bad|lucky|unlucky)(?: or (?:good|bad))?$/u;

const FEARS =
  /^(?:and |but |so )?(?:should|do) i (?:have to |need to )?(?:be )?(?:worry|worried|scared|afraid|concerned)(?: about (?:it|that|this))?$/u;

/** Whether a value is good, or what it means. */
async function ofValue(
  piece: Piece,
  before: Part,
  talk: Talk,
  state: ChatState,
): Promise<Pick<Told, 'parts' | 'chosen'> | null> {
  if (isLookup(before) && (askedForm(piece.plain) === 'normal' || GOOD_OR_BAD.test(piece.plain))) {
    return { parts: [plainPart(REPLY_LINES.neitherGoodNorBad)] };
  }
  if (isLookup(before) && FEARS.test(piece.plain)) {
    return { parts: [plainPart(REPLY_LINES.nothingToFear)] };
  }
  if (isLookup(before) && asksCause(piece)) {
    return { parts: [plainPart(REPLY_LINES.noCause)] };
  }
  const meaning =
    isOfValue(piece, before) && !asksTogether(piece)
      ? await answerPiece(before, { part: 'more' }, talk, state)
      : null;
  return meaning === null ? null : { parts: meaning.parts, chosen: meaning };
}

/** The conversation as if the question before had been a message of its own. */
const asNext = (before: Part | null, state: ChatState): ChatState =>
  before === null
    ? state
    : {
        ...state,
        family: before.family.id,
        piece: before.piece,
        questions: [before.piece],
        entities: { ...state.entities, ...before.piece.entities },
      };

/** A matter that is only told among others. */
export async function tellStatement(piece: Piece, alone: Alone, state: ChatState): Promise<Told> {
  const heading = headingFor(piece);
  const small = smallLineFor(piece);
  if (small !== null) return { piece, heading, parts: [plainPart(small)] };
  const own = await alone(piece, state, 'told');
  const unclear = { parts: [plainPart(REPLY_LINES.toldAmongOthers)], isUnclear: true };
  return { piece, heading, ...(own ?? unclear) };
}
