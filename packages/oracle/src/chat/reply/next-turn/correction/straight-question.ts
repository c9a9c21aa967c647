import type { ChatState, KeptPiece } from '../../../state.ts';
import { contentWords } from '../own-subject.ts';

const NOISE = String.raw`[\s?!.]*(?:(?:no|nope|nah|what|huh|wow|ok|okay|lol|dude|wait|um+|but|sorry|actions|by [\p{L} ]{2,20}|we'?re fine|i mean)[\s,.!?…]+(?:lol[\s,.!?]+)?)*`;
const NOT_IT = String.raw`(?:(?:that|this|it)(?:'?s| is| was|s) ?(?:not|n'?t|so not)(?: really| even| at all)? (?:it(?: at all)?|what i (?:asked|meant|said|was asking)(?: you| for| about)?|my question|the question|the point)|thats? (?:is |was)?n'?t (?:it|my question|what i (?:asked|meant))|that wasnt (?:it|my question|what i (?:asked|meant))|not what i (?:asked|meant)|you didn'?t (?:even )?answer(?: my question| me)?|u didnt answer(?: me)?)`;
/** "that's not what i asked. i asked about money": what stands after the complaint. */
const AFTER_COMPLAINT = new RegExp(
  String.raw`^${NOISE}${NOT_IT}[\s,.!?:;-]+(?<rest>\S.{5,})$`,
  'isu',
);
/** "i didn't say i wanted to sell, i said is it a good time" */
const NEVER_SAID =
  /^(?:no[\s,.]+)?i (?:never|didn'?t|did not) (?:say|said|ask|asked|mean)\b[^.!?]*?[.,;!?]+\s*(?=i (?:said|asked|meant)\b)/isu;
const PREFACE = String.raw`(?<preface>(?:[^.!?]{1,40}[.!?]+\s+)?)`;
const ABOUT = new RegExp(
  String.raw`^${PREFACE}${NOISE}i(?:'?m| am| was)? (?:asked|asking|ask|was asking|meant|mean)(?: you)? (?:about|for) (?:the |my |our )?(?<topic>[^.!?]{3,60})[\s.!?]*(?<rest>.*)$`,
  'isu',
);
const WHETHER = new RegExp(
  String.raw`^${NOISE}i(?:'?m| am| was)? (?:asked|asking|ask)(?: you)? (?:if|whether) (?<who>i|we|he|she|they|it|this|that) (?<verb>should|can|could|will|would|is|are|was|must) (?<rest>.{4,})$`,
  'isu',
);
const SAID = new RegExp(
  String.raw`^${NOISE}i (?:said|asked|meant|mean)[\s,:"“]+(?<rest>\S.{6,})$`,
  'isu',
);
const ASKS =
  /^(?:is|are|am|was|should|can|could|will|would|do|does|did|how|what|when|why|which|where|who)\b/iu;

export interface StraightQuestion {
  /** What was asked, in words that can be read alone. */
  readonly question: string;
  /** Whether it had been asked before, so that it was missed. */
  readonly isAgain: boolean;
}

/** The question in a complaint or a correction: asked anew there, or the earlier one that it points to; null for none. */
export function straightQuestion(message: string, state: ChatState): StraightQuestion | null {
  if (state.piece === null) return null;
  const text = message.trim();
  const after = AFTER_COMPLAINT.exec(text)?.groups?.['rest'];
  const rest = (after ?? text).replace(NEVER_SAID, '');
  const isComplaint = rest !== text;
  const about = ABOUT.exec(rest)?.groups;
  if (
    about?.['topic'] !== undefined &&
    !TOLD.test(about['topic']) &&
    (isComplaint || isCorrecting(text, about))
  ) {
    // "i asked about our signs. aries woman scorpio man": the rest says it all.
    const own = about['rest'] ?? '';
    if (own.split(/\s+/u).length > 3) return { question: own, isAgain: true };
    const earlier = earlierOn(contentWords(about['topic'].toLowerCase()), 1, state);
    return earlier === null ? null : { question: earlier, isAgain: true };
  }
  const whether = WHETHER.exec(rest)?.groups;
  if (whether !== undefined) {
    const { who, verb, rest: deed } = whether;
    return { question: `${verb} ${who} ${deed}`, isAgain: true };
  }
  const said = SAID.exec(rest)?.groups?.['rest'];
  // "no, i meant my moon" puts a word right.
  const putsRight = /\bi (?:mean|meant)\b/iu.test(rest) && !rest.includes('?');
  if (
    said !== undefined &&
    !putsRight &&
    (isComplaint || ASKS.test(said) || NOISY.test(text) || text.includes('?'))
  ) {
    const words = contentWords(said.toLowerCase());
    const earlier = ASKS.test(said)
      ? (earlierWith(said, state) ?? earlierOn(words, words.length, state))
      : null;
    return { question: earlier ?? said, isAgain: true };
  }
  return after === undefined || after.split(/\s+/u).length < LEAST_WORDS
    ? null
    : { question: after, isAgain: false };
}

const LEAST_WORDS = 4;
const NOISY = /^(?:what|huh|wait|no|\?+)[\s,.!?]/iu;
/** "i asked about the rent and they said no" tells what others answered. */
const TOLD = /\band (?:he|she|they|it|i|we|my)\b|\b(?:him|her|them)\b/iu;
const SHOUTS = /\p{Lu}{3,}/u;

/** "i asked about the rent" alone may tell what was asked of somebody else. */
const isCorrecting = (
  text: string,
  { preface = '', topic = '', rest = '' }: Readonly<Record<string, string>>,
): boolean =>
  preface !== '' ||
  NOISY.test(text) ||
  SHOUTS.test(topic) ||
  rest.includes('?') ||
  /^[?!.]/u.test(text);

/** An earlier message that has just these words in it. */
function earlierWith(said: string, { questions, piece }: ChatState): string | null {
  const words = said
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]+/gu, '')
    .trim();
  const all = piece === null ? questions : [piece, ...questions];
  return all.findLast(({ text }) => text.toLowerCase().includes(words))?.text ?? null;
}

/** The newest earlier message that has so many of the words, as it was typed. */
function earlierOn(
  words: readonly string[],
  least: number,
  { questions, piece }: ChatState,
): string | null {
  // What was kept last may be several messages in one.
  const all = piece === null ? questions : [piece, ...questions];
  const isNear = ({ said, text }: KeptPiece): boolean => {
    const typed = `${said} ${text}`.toLowerCase();
    const found = words.filter((word) =>
      new RegExp(String.raw`\b${word.replace(/(?:ing|s)$/u, '').slice(0, MOST_LETTERS)}`, 'u').test(
        typed,
      ),
    );
    return words.length > 0 && found.length >= least;
  };
  // The shortest is the question by itself.
  const [meant] = all.filter(isNear).toSorted((a, b) => a.text.length - b.text.length);
  return meant === undefined ? null : `${meant.said} ${meant.text}`.trim();
}

const MOST_LETTERS = 7;
