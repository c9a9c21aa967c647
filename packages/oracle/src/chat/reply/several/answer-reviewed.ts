import type { Reviewed } from '../../../safety/assessment.ts';
import { normaliseMessage } from '../../../safety/normalise-message.ts';
import { sensitiveTopicIn } from '../../../safety/rules/sensitive-rules.ts';
import type { SensitiveTopic } from '../../../safety/topics.ts';
import type { Piece } from '../../understood.ts';
import { type Draft, plainPart } from '../draft.ts';
import { keptPiece } from '../kept-piece.ts';
import { lookedUp } from '../look-ups/find-look-up.ts';
import type { Talk } from '../talk.ts';
import { headingFor, smallLineFor } from './form-line.ts';
import { isQuestion } from './part.ts';

/** Marks a reply in which the question on a topic with reviewed words got these, and the others lines of their own. */
export const SEVERAL_REVIEWED = 'several/reviewed';

const MOST_SENTENCES = 3;

/**
 * Several questions of which one or more are on a topic with reviewed words: these in its place, and the others by
 * their lines or values. Null where a question has neither.
 */
export function answerReviewed(pieces: readonly Piece[], talk: Talk): Draft | null {
  const { reviewed = null } = talk;
  const asked = pieces.filter(isQuestion);
  const [first] = asked;
  if (reviewed === null || first === undefined || asked.length < 2) return null;
  const answers = asked.map((piece) => answerTo(piece, reviewed, talk));
  const said = answers.filter((answer) => answer !== null);
  if (said.length < answers.length || new Set(said).size < said.length) return null;
  return {
    parts: asked.flatMap((piece, at) => [headingFor(piece), plainPart(said[at] ?? '')]),
    chosen: [],
    zone: 'sure',
    piece: keptPiece(first),
    used: [SEVERAL_REVIEWED],
  };
}

/** Topics on which only the question that touches them needs words that keep to them. */
const OF_ONE_QUESTION: ReadonlySet<SensitiveTopic> = new Set([
  'legal',
  'gambling',
  'debt',
  'money',
  'private-facts',
  'discrimination',
]);

/** Whether each question that touches the topic has a line, so that the others may be answered as usual. */
export function hasLinesOnTopic(pieces: readonly Piece[], { reviewed = null }: Talk): boolean {
  if (reviewed === null || !OF_ONE_QUESTION.has(reviewed.topic)) return false;
  return pieces
    .filter((piece) => touches(piece, reviewed))
    .every((piece) => smallLineFor(piece) !== null);
}

const touches = ({ said, text }: Piece, { topic }: Reviewed): boolean =>
  sensitiveTopicIn([normaliseMessage(`${said} ${text}`)]) === topic;

function answerTo(piece: Piece, reviewed: Reviewed, talk: Talk): string | null {
  const line = smallLineFor(piece);
  if (line !== null) return line;
  if (touches(piece, reviewed)) {
    return reviewed.answer
      .split(/(?<=[.!?]) /u)
      .slice(0, MOST_SENTENCES)
      .join(' ');
  }
  return lookedUp(keptPiece(piece), talk)?.text ?? null;
}
