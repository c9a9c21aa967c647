import type { Passage } from '../family.ts';
import type { Piece } from '../understood.ts';

const CONGRATULATES = /^(?:Congratulations|Well done)\b/u;
const BAD_NEWS =
  /\b(?:fail\w*|flunk\w*|not pass\w*|(?:did|have|was)(?: not|n'?t) (?:pass|get|make|accepted)|reject\w*|denied|missed|lost)\b/iu;

/** Whether a passage may be said to the news that was told: no congratulations on a failed exam. */
export const suitsNews = (
  { text }: Passage,
  { plain, said }: Pick<Piece, 'plain' | 'said'>,
): boolean => !CONGRATULATES.test(text) || !BAD_NEWS.test(`${said} ${plain}`);
