import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import { answerOne } from '../answer-one.ts';
import { type Draft, plainPart } from '../draft.ts';
import type { Talk } from '../talk.ts';

/** "you didn't answer the hair thing", "the first question": the question that is meant, answered again. */
export async function answerEarlier(
  about: string,
  talk: Talk,
  state: ChatState,
): Promise<Draft | null> {
  const piece = state.waiting[0] ?? meantBy(about, state.questions);
  const family = talk.families.get(piece?.family ?? '');
  if (piece === undefined || family === undefined) return null;
  const draft = await answerOne({ family, piece }, {}, talk, state);
  return { ...draft, parts: [plainPart(REPLY_LINES.earlier), ...draft.parts] };
}

/** The one that shares a word with what was said; for "the first" the oldest, otherwise the one before the last. */
function meantBy(about: string, questions: readonly KeptPiece[]): KeptPiece | undefined {
  const words = new Set(about.split(' ').filter((word) => word.length > 3 && !EMPTY.has(word)));
  const named = questions.find(({ plain }) => plain.split(' ').some((word) => words.has(word)));
  if (named !== undefined) return named;
  return /\bfirst\b/u.test(about) ? questions[0] : (questions.at(-2) ?? questions.at(-1));
}

const EMPTY: ReadonlySet<string> = new Set(
  'answer question first second other last thing about part just still never what that this mine'.split(
    ' ',
  ),
);
