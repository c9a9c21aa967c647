import { sentencesIn } from '../../../compose/tidy-text.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState, KeptPiece } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Talk } from '../../talk.ts';
import type { AnswerWords } from '../answer-words.ts';
import { conversationOf } from '../conversation.ts';
import { writtenOut } from '../short/written-out.ts';

/** A few words that are said to the last answer. */
export interface LastTurn {
  readonly piece: Piece;
  /** The words without what only leads in or trails off: "ok but why tho" is "why". */
  readonly asks: string;
  /** As typed. */
  readonly typed: string;
  /** What was answered last, in sentences. */
  readonly last: readonly string[];
  /** The messages before, as typed. */
  readonly before: readonly string[];
  /** The same in plain words. */
  readonly told: string;
  readonly kept: KeptPiece;
  readonly talk: Talk;
  readonly state: ChatState;
  readonly answerWords: AnswerWords;
}

const LEADS =
  /^(?:(?:ok|okay|so|but|and|hm+|um+|uh|oh|ah|wait|lol|haha|honestly|please|just|well|right|yes(?! or\b)|yeah|ya|no|nah|come on|sorry|thanks|thank you|cool|fine|then|hey|ugh|omg|wow|alright|great|good|sure|be honest|dear|now)\b[,.!? ]*)+(?=\S)/u;
const TRAILS =
  /(?:[,.!? ]+(?:please|then|though|lol|haha|thanks|thank you|btw|by the way|honestly|dear|now|ok|omg|sorry|for me))+$/u;
const MOST_WORDS = 24;

/** Null where nothing was answered yet, and after words of care. */
export function lastTurnOf(
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): LastTurn | null {
  const piece = pieces.at(-1);
  const last = talk.ownTexts.at(-1);
  if (piece === undefined || last === undefined || state.piece === null) return null;
  if (careIn(state, talk.clock).wasAtRisk) return null;
  const plain = pieces.map((one) => `${writtenOut(one.said)} ${one.plain}`.trim()).join(' ');
  if (plain.split(' ').length > MOST_WORDS) return null;
  return {
    piece,
    asks: bareOf(plain),
    typed: pieces.map((one) => `${one.said} ${one.text}`.trim()).join(' '),
    last: sentencesIn(last.replaceAll('\n', ' ')),
    before: state.questions
      .map(({ said, text }) => `${said} ${text}`.trim())
      .filter((text, at, all) => all.indexOf(text) === at),
    told: conversationOf(state),
    kept: state.piece,
    talk,
    state,
    answerWords,
  };
}

function bareOf(plain: string): string {
  const bare = plain
    .replaceAll(/\b(?<asks>when|what|how|where|who)['’]?s\b/gu, '$<asks> is')
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return bare.replace(LEADS, '').replace(TRAILS, '').trim() || bare;
}
