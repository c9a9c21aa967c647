import { type Chosen, usedName } from '../compose/choose-passage.ts';
import type { Family } from '../family.ts';
import type { ChatState } from '../state.ts';
import { type Asked, answerPiece } from './answer-piece.ts';
import type { Talk } from './talk.ts';

/** An unused answer, or else what is left of the family. */
export async function fullAnswer(
  asked: Asked,
  talk: Talk,
  state: ChatState,
): Promise<Chosen | null> {
  for (const part of ['answer', 'more', 'short', 'plain'] as const) {
    const chosen = await answerPiece(asked, { part }, talk, state);
    if (chosen !== null) return chosen;
  }
  return null;
}

/** The short version, also when it was said before: it is asked for, or stands among other answers. */
export async function shortAnswer(
  asked: Asked,
  talk: Talk,
  state: ChatState,
  name: string | null = null,
): Promise<Chosen | null> {
  const own = { ...state, used: state.used.filter((one) => !isShortOf(one, asked.family)) };
  const named = name === null ? null : await answerPiece(asked, { part: 'short', name }, talk, own);
  return named ?? answerPiece(asked, { part: 'short' }, talk, own);
}

const isShortOf = (used: string, family: Family): boolean =>
  family.passages.some((passage) => passage.part === 'short' && usedName(family, passage) === used);
