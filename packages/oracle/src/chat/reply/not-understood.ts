import { REPLY_LINES } from '../../../content/chat/reply-lines.ts';
import { quoteOf } from '../compose/may-echo.ts';
import { sentencesIn } from '../compose/tidy-text.ts';
import type { ChatState } from '../state.ts';
import type { Piece } from '../understood.ts';
import { choicesFor, somethingElse } from './choices.ts';
import { type Draft, plainPart } from './draft.ts';
import { keptPiece } from './kept-piece.ts';
import type { Talk } from './talk.ts';

const MOST_GUESSES = 3;

/** The user's words, two or three guesses and a way out. Never a planet. */
export function notUnderstood(piece: Piece, talk: Talk, state: ChatState): Draft {
  const ids = [...(piece.family === null ? [] : [piece.family]), ...piece.choices];
  const guesses = choicesFor([...new Set(ids)], talk, piece).slice(0, MOST_GUESSES);
  const base = {
    chosen: [],
    zone: 'unsure',
    piece: keptPiece(piece),
    isUnsure: true,
  } as const;
  if (guesses.length === 0 || state.unsure >= 2) {
    return { ...base, parts: [plainPart(REPLY_LINES.outside)], choices: guesses };
  }
  return {
    ...base,
    parts: [plainPart(sayUnsure(piece, state))],
    choices: [...guesses, somethingElse],
  };
}

/** "Meaning?" alone says nothing: the sentence with the most words carries the message. */
function carrying({ text, said }: Piece): string {
  const sentences = [text, ...sentencesIn(said)];
  const isEnough = text.split(/\s+/u).length >= LEAST_QUOTED_WORDS;
  return isEnough ? text : sentences.reduce((a, b) => (b.length > a.length ? b : a));
}

const LEAST_QUOTED_WORDS = 4;

function sayUnsure(piece: Piece, { unsure }: ChatState): string {
  if (unsure === 1) return REPLY_LINES.unsureAgain;
  const quote = quoteOf(carrying(piece));
  return quote === null
    ? REPLY_LINES.unsureUnquoted
    : REPLY_LINES.unsure.replace('{quote}', () => quote);
}
