import type { Passage } from '../family.ts';
import type { Piece } from '../understood.ts';

const CONGRATULATES =
  /^(?:Congratulations|Well done|Well earned|That's wonderful|Oh, that's lovely|You won|Yes!|That's real, and I noticed)/u;
const BAD_NEWS =
  /\b(?:fail\w*|flunk\w*|not pass\w*|(?:did|have|was|has)(?: not|n'?t) (?:pass\w*|get|got|make|made|win|won|accepted)|reject\w*|refused|denied|missed|lost|fired|laid off|funerals?|relaps\w*|(?:drank|smoked|used|started) (?:\w+ )?again)\b/iu;
/** "will i pass my driving test": nothing has happened yet. */
const LIES_AHEAD = /\b(?:will|would|can|could|should) (?:i|he|she|we|they|my \w+)\b/iu;

/** Whether a passage may be said to the news that was told: no congratulations on a failed exam. */
export const suitsNews = (
  { text }: Passage,
  { plain, said }: Pick<Piece, 'plain' | 'said'>,
): boolean =>
  !CONGRATULATES.test(text) || !(BAD_NEWS.test(`${said} ${plain}`) || LIES_AHEAD.test(plain));
