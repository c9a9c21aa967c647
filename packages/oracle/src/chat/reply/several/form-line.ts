import { FORM_LINES, SMALL_LINES } from '../../../../content/chat/form-lines.ts';
import { PART_LINES } from '../../../../content/chat/part-lines/part-lines.ts';
import { NO_LEAN } from '../../../../content/chat/leans.ts';
import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import { capitalised } from '../../../text/capitalised.ts';
import { mayQuote, quoteOf } from '../../compose/may-echo.ts';
import type { Piece } from '../../understood.ts';
import { leanOn } from '../next-turn/decide.ts';
import { isWithoutSubject } from '../next-turn/own-subject.ts';
import { smallTalkLine } from '../small-talk/answer-small-talk.ts';
import { lastAreaLine } from './area-line.ts';
import { subjectHeading } from './subjects-named.ts';

const MOST_HEADING_WORDS = 9;
const LEAST_WORDS = 4;

/** "and do i tell her before i do it": only the question before says what is meant. */
const POINTS_BACK =
  /\b(?:it|that|this|them|either|both|(?<!up )there|then)\W*$|\bdo (?:it|that)\b/iu;

/** "does it fit with being a teacher", but not "is it a bad idea to say no". */
const BEGINS_WITH_IT =
  /^(?:(?:and|but|so|or)\s+)?(?:does|did|will|is|was|can|could|would|has|are|do) (?:it|that|this|they|those|these)\b(?! (?:a |an |really |so )?(?:good|bad|ok|okay|normal|wrong|weird|worth|too late|rude|selfish|possible|time|true|safe|smart|stupid|better|fair|make sense)\b)/iu;

/** Whether a question says too little by itself. */
export const pointsBack = ({ text }: Pick<Piece, 'text'>): boolean =>
  text.split(/\s+/u).length < LEAST_WORDS || POINTS_BACK.test(text);

/** "what do i write", "how long do i wait" */
const FEW_WORDS = /^(?:(?:and|but|so|or)\s+)?(?:what|how|when|where|who|which)(?:\s+\S+){1,4}$/iu;

/** Whether a question can be read without those before it. */
export const standsAlone = ({ text }: Pick<Piece, 'text'>): boolean =>
  !pointsBack({ text }) && !BEGINS_WITH_IT.test(text);

/** Whether a later question can: a few words may be anything. */
export const standsAloneLater = ({ text }: Pick<Piece, 'text'>): boolean =>
  standsAlone({ text }) && !FEW_WORDS.test(text.trim());

/** A question in the words it was asked with; null where they are not to be said back. */
export function quotedQuestion(text: string): string | null {
  // "and is it petty?" → "is it petty"
  const bare = text
    .replace(
      /^(?:(?:[-*•–]|good (?:morning|afternoon|evening)|hi|hey|hello|ma|sir|madam|please|pls|and|or|but|so|also|plus|oh|n|(?:if so|if not)(?=,| (?:when|how|what|where|who|why|which)\b)),?\s+)+/iu,
      '',
    )
    .replace(/[?!.\s]+$/u, '');
  const quote = quoteOf(bare, MOST_HEADING_WORDS, mayQuote);
  return quote === null ? null : `"${capitalised(quote)}":`;
}

/** A line that answers a question by its form; null where none fits, or where its subject is sure. */
export function lineFor(piece: Piece): string | null {
  const small = smallTalkLine(piece.text);
  if (small !== null) return small;
  const { plain, entities, zone } = piece;
  const known = knownLine(piece);
  if (known !== null) return known;
  const { deed } = entities;
  const isLeaned = deed !== undefined && /^should i\b/u.test(plain) && !NO_LEAN.test(plain);
  if (isLeaned && (zone === 'unsure' || isWithoutSubject(piece))) return leanOn(deed);
  const isKnown = !isEmptyFrame(piece) && (zone === 'sure' || (zone === 'likely' && isNear(piece)));
  return isKnown ? null : (FORM_LINES.find(([form]) => form.test(plain))?.[1] ?? null);
}

/** A line for a question of a known kind. */
const knownLine = ({
  plain,
  said,
  areaLine,
}: Pick<Piece, 'plain' | 'said' | 'areaLine'>): string | null =>
  areaLine ??
  PART_LINES.find(([asked, , told]) => asked.test(plain) && told?.test(said) !== false)?.[1] ??
  SMALL_LINES.find(([form]) => form.test(plain))?.[1] ??
  null;

/** A line for a small question of a known kind. */
export const smallLineFor = (
  piece: Pick<Piece, 'plain' | 'text' | 'said' | 'areaLine'>,
): string | null => smallTalkLine(piece.text) ?? knownLine(piece);

/** Frames that say nothing beside an answer on the subject. */
export const EMPTY_FRAMES: ReadonlySet<string> = new Set([
  'what-do-about',
  'what-if',
  'when-will',
  'will-event',
  'will-i-ever',
]);

const isEmptyFrame = ({ family }: Piece): boolean => EMPTY_FRAMES.has(family ?? '');

/** Beside other questions a little less than elsewhere: a line by form is the only other answer. */
const NEAR_AMONG_OTHERS = 0.57;

/** Whether a passage of its family is written for such a question. */
const isNear = ({ family, near }: Piece): boolean =>
  Object.entries(near).some(
    ([name, likeness]) => likeness >= NEAR_AMONG_OTHERS && name.startsWith(`${family}/`),
  );

export const headingFor = ({ text, isRough }: Pick<Piece, 'text' | 'isRough'>): string =>
  subjectHeading(text) ??
  (isRough === true ? null : quotedQuestion(text)) ??
  REPLY_LINES.unquotedQuestion;

/** A line by the form of a question, where neither its family nor the story answers it; null where none fits. */
export const lastLineFor = (piece: Piece): string | null =>
  lineFor(piece) ??
  FORM_LINES.find(([form]) => form.test(piece.plain))?.[1] ??
  lastAreaLine(piece.plain);
