import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { quoteOf } from '../../compose/may-echo.ts';
import { sentencesIn } from '../../compose/tidy-text.ts';
import { isPlausible } from '../../nearness.ts';
import type { ChatState, ShownChoice } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { choicesFor, somethingElse, waysToHelp } from '../choices.ts';
import { likelyMatters } from '../everyday/find-matter.ts';
import { offerMatters } from '../everyday/offer-matters.ts';
import { helpByForm } from './help-by-form.ts';
import { type Draft, plainPart } from '../draft.ts';
import { keptPiece } from '../kept-piece.ts';
import { answerTone, isToldInTone } from '../told/answer-tone.ts';
import type { Talk } from '../talk.ts';

const MOST_GUESSES = 3;

/** The user's words, up to three guesses that are near enough and a way out. Never a planet. */
export function notUnderstood(
  pieces: readonly Piece[],
  piece: Piece,
  talk: Talk,
  state: ChatState,
): Draft {
  const guesses = guessesFor(pieces, piece, talk);
  const toned = isToldInTone(piece) ? answerTone(piece, guesses, talk, state) : null;
  if (toned !== null) return toned;
  const helped = state.piece === null ? helpByForm(piece, guesses, talk, state) : null;
  if (helped !== null) return helped;
  const quote = quoteOf(carrying(piece), MOST_QUOTED_WORDS);
  const { line, choices } =
    guesses.length === 0 || state.unsure >= 2
      ? withoutGuess(piece, quote, guesses, talk, state)
      : { line: sayUnsure(piece, quote, state), choices: [...guesses, somethingElse] };
  return {
    parts: [plainPart(line)],
    chosen: [],
    zone: 'unsure',
    piece: keptPiece(piece),
    isUnsure: true,
    choices,
  };
}

/** The likeliest everyday matters, then families. */
function guessesFor(pieces: readonly Piece[], piece: Piece, talk: Talk): ShownChoice[] {
  const matters = offerMatters(likelyMatters(pieces, talk.matters.everyday), piece);
  const ids = [...(piece.family === null ? [] : [piece.family]), ...piece.choices];
  const near = [...new Set(ids)].filter((id) => isPlausible(piece.near, id));
  const guesses = [...matters.slice(0, MOST_MATTERS), ...choicesFor(near, talk, piece)];
  return guesses
    .filter(({ label }, at) => guesses.findIndex((one) => one.label === label) === at)
    .slice(0, MOST_GUESSES);
}
const MOST_MATTERS = 2;

/** What is asked back in another language, with guesses to tap. */
export function askBack(line: string, [piece]: readonly Piece[], talk: Talk): Draft {
  const kept = piece && keptPiece(piece);
  const guesses =
    kept === undefined || piece === undefined
      ? []
      : choicesFor(
          [...(piece.family === null ? [] : [piece.family]), ...piece.choices],
          talk,
          kept,
        );
  return {
    parts: [plainPart(line)],
    chosen: [],
    zone: 'unsure',
    ...(kept && { piece: kept }),
    isUnsure: true,
    choices: [...guesses.slice(0, MOST_GUESSES), somethingElse],
  };
}

/** Questions that a yes, some words or a listener can help with. */
const HELPED: ReadonlySet<Piece['form']> = new Set(['tells', 'yes-no', 'how', 'why']);
const ON_THEMSELVES = /\b(?:i|my|me|we|our|us)\b/u;

function withoutGuess(
  piece: Piece,
  quote: string | null,
  guesses: readonly ShownChoice[],
  talk: Talk,
  { unsure }: ChatState,
): { readonly line: string; readonly choices: readonly ShownChoice[] } {
  const isHelped = HELPED.has(piece.form) || ON_THEMSELVES.test(piece.plain);
  const ways = isHelped ? waysToHelp(talk, piece) : [];
  if (unsure > 0 || ways.length === 0) return { line: REPLY_LINES.outside, choices: guesses };
  const choices = [...ways, somethingElse];
  if (quote === null) return { line: REPLY_LINES.onlyHeardUnquoted, choices };
  if (piece.form !== 'tells') return { line: withQuote(REPLY_LINES.unsureWays, quote), choices };
  return isFunny(piece)
    ? { line: withQuote(REPLY_LINES.onlySmiled, quote), choices: [] }
    : { line: withQuote(REPLY_LINES.onlyHeard, quote), choices };
}

const withQuote = (line: string, quote: string): string => line.replace('{quote}', () => quote);

/** "Meaning?" alone says nothing: the last sentence that is long enough carries the message. */
function carrying({ text, said }: Piece): string {
  const sentences = [...sentencesIn(said), ...sentencesIn(text)];
  return (
    sentences.findLast((one) => one.split(/\s+/u).length >= LEAST_QUOTED_WORDS) ??
    sentences.reduce((a, b) => (b.length > a.length ? b : a))
  );
}

const LEAST_QUOTED_WORDS = 6;
const MOST_QUOTED_WORDS = 14;

function sayUnsure(piece: Piece, quote: string | null, { unsure }: ChatState): string {
  if (unsure === 1) return REPLY_LINES.unsureAgain;
  return quote === null ? REPLY_LINES.unsureUnquoted : withQuote(lineFor(piece), quote);
}

const LAUGHS = /\b(?:lol|lmao|haha\w*|hehe)\b|[😂🤣😹😆]/iu;

const isFunny = ({ text, said, isJoke }: Piece): boolean =>
  isJoke || LAUGHS.test(`${said} ${text}`);

/** What is told wants to be heard before it is sorted. */
function lineFor(piece: Piece): string {
  if (piece.form !== 'tells') return REPLY_LINES.unsure;
  if (isFunny(piece)) return REPLY_LINES.unsureFunny;
  return piece.entities.feels === undefined ? REPLY_LINES.unsureTold : REPLY_LINES.unsureTender;
}
