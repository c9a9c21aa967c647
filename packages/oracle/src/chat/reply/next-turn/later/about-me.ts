import { ABOUT_ME } from '../../../../../content/chat/turns/later/about-me.ts';
import { careIn } from '../../../kept-care.ts';
import type { ChatState } from '../../../state.ts';
import type { Piece } from '../../../understood.ts';
import type { Draft } from '../../draft.ts';
import type { Talk } from '../../talk.ts';
import { type AnswerWords, readAlone } from '../answer-words.ts';
import { sayTurn, wholeOf } from './say-turn.ts';

/** "its not about him anymore, its me": the story turns to the person who tells it. */
const NOT_THEM =
  /^(?:(?:no+|nah|well|ok|but|and|honestly|actually)[\s,.]+)*(?:it'?s|its|it is|this is(?:n'?t)?|it isn'?t|that'?s)?\s*(?:not|isn'?t)?\s*(?:really |even )?about (?:him|her|them|my \w+|the \w+)(?: really| anymore| any more| tho| though)*[\s,.;-]+(?:it'?s|its|it is)(?: about| really| just)* me\b[\s,.;:!-]*/iu;

const LEAST_REST = 3;

/** What is told about the person alone is read alone; else how they feel in the story is answered. */
export async function turnToMe(
  message: string,
  pieces: readonly Piece[],
  talk: Talk,
  state: ChatState,
  answerWords: AnswerWords,
): Promise<Draft | null> {
  const found = NOT_THEM.exec(message.trim());
  if (found === null || state.piece === null || careIn(state, talk.clock).wasAtRisk) return null;
  const rest = message.trim().slice(found[0].length);
  const piece = wholeOf(pieces);
  const said = piece === null ? null : sayTurn(ABOUT_ME, piece, talk, state);
  if (rest.split(/\s+/u).filter(Boolean).length < LEAST_REST || isWritten(said)) return said;
  return answerWords(rest, talk, { ...readAlone(state), used: state.used });
}

/** Chosen by words, and not the one for any message. */
const isWritten = (said: Draft | null): boolean =>
  said?.used?.some((name) => !name.endsWith(` ${ABOUT_ME.passages.length - 1}`)) === true;
