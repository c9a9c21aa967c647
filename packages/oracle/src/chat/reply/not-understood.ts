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
  const quote = quoteOf(carrying(piece), MOST_QUOTED_WORDS);
  if (guesses.length === 0 && piece.form === 'tells' && quote !== null && state.unsure === 0) {
    const line = REPLY_LINES.onlyHeard.replace('{quote}', () => quote);
    return { ...base, parts: [plainPart(line)], choices: [] };
  }
  if (guesses.length === 0 || state.unsure >= 2) {
    return { ...base, parts: [plainPart(REPLY_LINES.outside)], choices: guesses };
  }
  return {
    ...base,
    parts: [plainPart(sayUnsure(piece, quote, state))],
    choices: [...guesses, somethingElse],
  };
}

/** "Meaning?" alone says nothing: the last sentence that is long enough carries the message. */
function carrying({ text, said }: Piece): string {
  const sentences = [...sentencesIn(said), ...sentencesIn(text)];
  return (
    sentences.findLast((one) => one.split(/\s+/u).length >= LEAST_QUOTED_WORDS) ??
    sentences.reduce((a, b) => (b.length > a.length ? b : a))
  );
}

const LEAST_QUOTED_WORDS = 4;
const MOST_QUOTED_WORDS = 14;

function sayUnsure(piece: Piece, quote: string | null, { unsure }: ChatState): string {
  if (unsure === 1) return REPLY_LINES.unsureAgain;
  return quote === null
    ? REPLY_LINES.unsureUnquoted
    : lineFor(piece).replace('{quote}', () => quote);
}

const LAUGHS = /\b(?:lol|lmao|haha\w*|hehe)\b|[😂🤣😹😆]/iu;

/** What is told wants to be heard before it is sorted. */
function lineFor({ form, entities, text, said, isJoke }: Piece): string {
  if (form !== 'tells') return REPLY_LINES.unsure;
  if (isJoke || LAUGHS.test(`${said} ${text}`)) return REPLY_LINES.unsureFunny;
  return entities.feels === undefined ? REPLY_LINES.unsureTold : REPLY_LINES.unsureTender;
}
