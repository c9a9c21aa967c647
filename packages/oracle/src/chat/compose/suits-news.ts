import { BAD_NEWS } from '../../../content/chat/bad-news.ts';
import type { Passage } from '../family.ts';
import type { Piece } from '../understood.ts';

const CONGRATULATES =
  /^(?:Congratulations|Well done|Well earned|That's wonderful|Oh, that's lovely|You won|Yes!)/u;

/** "will i pass my driving test": nothing has happened yet. */
const LIES_AHEAD = /\b(?:will|would|can|could|should) (?:i|he|she|we|they|my \w+)\b/iu;

/** Whether a passage may be said to the news that was told: no congratulations on a failed exam. */
export const suitsNews = (
  { text }: Passage,
  { plain, said }: Pick<Piece, 'plain' | 'said'>,
): boolean =>
  !CONGRATULATES.test(text) || !(BAD_NEWS.test(`${said} ${plain}`) || LIES_AHEAD.test(plain));
