import { ASKED_VERDICTS } from '../../../../content/chat/asked-verdicts.ts';
import { TOPICS_OF_MATTERS, TOPICS_OF_TOLD } from '../../../../content/chat/topic-families.ts';
import type { Reviewed } from '../../../safety/assessment.ts';
import { normaliseMessage } from '../../../safety/normalise-message.ts';
import { sensitiveTopicIn } from '../../../safety/rules/sensitive-rules.ts';
import type { SensitiveTopic } from '../../../safety/topics.ts';
import { sentencesIn } from '../../compose/tidy-text.ts';
import type { Piece } from '../../understood.ts';
import { type Draft, plainPart } from '../draft.ts';
import { MATTER_PREFIX } from '../everyday/find-matter.ts';
import { keepsToTopic } from '../keeps-to-topic.ts';
import { keptPiece } from '../kept-piece.ts';
import { lookedUp } from '../look-ups/find-look-up.ts';
import type { Talk } from '../talk.ts';
import { TOLD } from '../told/answer-told.ts';
import { headingFor, smallLineFor } from './form-line.ts';
import { inTurn } from './in-turn.ts';
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
    parts: inTurn(
      asked.map((piece, at) => ({
        heading: headingFor(piece),
        parts: [plainPart(said[at] ?? '')],
      })),
      asked.length,
    ),
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

/** Of these one question may be answered with the topic's words, and those beside it as usual. */
const OF_ONE_AMONG_OTHERS: ReadonlySet<SensitiveTopic> = new Set([
  ...OF_ONE_QUESTION,
  'treatment',
  'medication',
  'diagnosis',
  'pregnancy',
  'infidelity',
  'decision',
  'politics',
]);

/**
 * The pieces with the topic's words for those that touch it, so that the others may be answered as usual; null where
 * the topic is that of the whole message.
 */
export async function withTopicLines(
  pieces: readonly Piece[],
  { reviewed = null }: Talk,
  alone: (piece: Piece) => Promise<Draft>,
): Promise<readonly Piece[] | null> {
  if (reviewed === null || !OF_ONE_AMONG_OTHERS.has(reviewed.topic)) return null;
  // What is told before a question is the story of all of them.
  const isStory = pieces.some(({ said }) => said !== '' && touches({ said, text: '' }, reviewed));
  if (isStory) return null;
  const isTouched = pieces.map((piece) => touches(piece, reviewed));
  if (!isTouched.includes(true)) return OF_ONE_QUESTION.has(reviewed.topic) ? pieces : null;
  const hasOther = isTouched.includes(false);
  const lines: (string | null)[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (isTouched[at] !== true) lines.push(null);
    else if (hasOther) lines.push(await topicLine(piece, reviewed, alone));
    else if (smallLineFor(piece) !== null) lines.push(smallLineFor(piece));
    else return null;
  }
  return pieces.map((piece, at) => {
    const line = lines[at] ?? null;
    return line === null ? piece : { ...piece, areaLine: line, isOnTopic: true };
  });
}

/** What keeps to the topic and is written for just this question; else a line, or the beginning of the topic's words. */
async function topicLine(
  piece: Piece,
  { topic, answer }: Reviewed,
  alone: (piece: Piece) => Promise<Draft>,
): Promise<string> {
  const draft = await alone(piece);
  const isVerdict = ASKED_VERDICTS[topic]?.test(piece.text) === true;
  if (isVerdict || !isKept(topic, draft)) return beginningOf(smallLineFor(piece) ?? answer);
  return beginningOf(draft.parts.map(({ text }) => text).join(' '));
}

function isKept(topic: SensitiveTopic, { used = [], piece, zone }: Draft): boolean {
  const name = used.at(-1) ?? '';
  return (
    keepsToTopic(topic, { family: piece?.family ?? null, zone }) ||
    (TOPICS_OF_MATTERS.has(topic) && name.startsWith(`story/${MATTER_PREFIX}`)) ||
    (TOPICS_OF_TOLD.has(topic) && name.startsWith(TOLD))
  );
}

const beginningOf = (text: string): string => sentencesIn(text).slice(0, MOST_SENTENCES).join(' ');

const touches = ({ said, text }: Pick<Piece, 'said' | 'text'>, { topic }: Reviewed): boolean =>
  sensitiveTopicIn([normaliseMessage(`${said} ${text}`)]) === topic;

function answerTo(piece: Piece, reviewed: Reviewed, talk: Talk): string | null {
  const line = smallLineFor(piece);
  if (line !== null) return line;
  if (touches(piece, reviewed)) return beginningOf(reviewed.answer);
  return lookedUp(keptPiece(piece), talk)?.text ?? null;
}
