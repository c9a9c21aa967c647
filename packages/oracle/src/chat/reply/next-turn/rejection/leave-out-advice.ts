import { REPLY_LINES } from '../../../../../content/chat/reply-lines.ts';
import { rejectedName } from '../../../compose/left-out.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import { listWords } from '../../../slots/calendar/date-words.ts';
import { type Draft, plainPart } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { joinedPiece } from '../conversation.ts';
import { anotherWay, storyAsked } from './another-way.ts';
import { type Rejection, rejectionIn } from './rejected-advice.ts';

/** What is told before a question is no answer to the advice. */
function rejectionOf({ plain, said, form }: Piece): Rejection | null {
  const own = rejectionIn(plain);
  if (own === null) return form === 'tells' ? rejectionIn(said.toLowerCase()) : null;
  return { ...own, isTried: own.isTried || DONE.test(said.toLowerCase()) };
}

const DONE = /^i (?:did|have|do|tried|already)\b/u;

/** "dont tell me to talk to him", "we tried counseling": the question again, without that advice from now on. */
export async function leaveOutAdvice(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const [piece, ...more] = pieces;
  if (piece === undefined || more.some(({ zone }) => zone === 'sure')) return null;
  const rejection = rejectionOf(piece);
  const asked = storyAsked(talk, state);
  if (rejection === null || asked === null || state.piece === null) return null;
  if (careIn(state, talk.clock).wasAtRisk || asked.family.theme === 'loss') return null;
  const { kinds, isTried } = rejection;
  const names = kinds.map(({ id }) => rejectedName(id));
  const known = { ...state, used: [...state.used, ...names] };
  const advice = listWords(kinds.map(({ noun }) => noun));
  const tried = kinds[0]?.done ?? `You've tried ${advice}`;
  const opening = isTried
    ? REPLY_LINES.triedAdvice.replace('{tried}', tried)
    : REPLY_LINES.leftOutAdvice.replace('{advice}', advice);
  const other = await anotherWay(asked, talk, known);
  const { entities } = piece;
  const joined = joinedPiece(piece, state.piece, state, {
    ...state.entities,
    ...entities,
  });
  return {
    parts: [
      plainPart(opening),
      ...(other?.parts ?? [plainPart(kinds[0]?.instead ?? REPLY_LINES.saidAll)]),
    ],
    chosen: other === null ? [] : [other],
    zone: 'sure',
    piece: { ...joined, family: asked.family.id },
    used: names,
  };
}
