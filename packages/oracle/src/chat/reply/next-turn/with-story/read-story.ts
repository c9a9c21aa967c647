import type { ChatState, KeptPiece } from '../../../state.ts';
import type { NearWithStory, Piece } from '../../../understood.ts';
import type { Talk } from '../../talk.ts';
import { MOST_TEXT } from '../conversation.ts';

/** What a later message is like together with what was told before it. */
export function readStory(
  pieces: readonly Piece[],
  { readWithStory }: Talk,
  { questions }: ChatState,
): Promise<NearWithStory> {
  const later = typed(pieces);
  return readWithStory(typed(questions).slice(-MOST_TEXT), later.slice(-MOST_TEXT));
}

/** Everything that was typed, once. */
const typed = (pieces: readonly Pick<KeptPiece, 'said' | 'text'>[]): string =>
  pieces
    .map(({ said, text }) => `${said} ${text}`.trim())
    .filter((text, at, all) => !all.some((other, i) => i !== at && isIn(text, other, i < at)))
    .join('. ');

const isIn = (text: string, other: string, isBefore: boolean): boolean =>
  other.includes(text) && (other !== text || isBefore);
