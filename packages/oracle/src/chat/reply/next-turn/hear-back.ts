import { REPLY_LINES } from '../../../../content/chat/reply-lines.ts';
import type { ChatState, KeptPiece } from '../../state.ts';
import type { Piece } from '../../understood.ts';
import { type Draft, plainPart } from '../draft.ts';
import { spokenBack } from './spoken-back.ts';

export const STORY_ID = 'going-on';
/** How the names of passages begin that only hear a story. */
export const HEARD = `turn/${STORY_ID} `;

/** A detail that nothing is written for: the user's own words, and one question. Null where they are not said back. */
export function hearBack(
  { said, text, entities }: Piece,
  asked: KeptPiece,
  { used }: ChatState,
): Draft | null {
  const told = spokenBack(`${said} ${text}`.trim());
  const at = REPLY_LINES.heardBack.findIndex((_, index) => !used.includes(nameOf(index)));
  const line = REPLY_LINES.heardBack[at];
  const isSentence = told !== null && told.includes(' ') && !NOUN.test(told);
  if (!isSentence || line === undefined || entities.a !== undefined) return null;
  return {
    parts: [plainPart(line.replace('{told}', () => told))],
    chosen: [],
    zone: 'sure',
    piece: asked,
    used: [nameOf(at)],
  };
}

/** "the kids", "my old job": nothing is told of it. */
const NOUN = /^(?:the|an?|your|his|her|our|their|this|that) \S+(?: \S+)?$/iu;

const nameOf = (at: number): string => `${HEARD}back ${at}`;
