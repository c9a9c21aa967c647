import {
  type Area,
  AREAS,
  POINTS_AT_SOMEONE,
} from '../../../../content/chat/part-lines/by-area/areas.ts';
import type { Piece } from '../../understood.ts';

type Words = Pick<Piece, 'plain' | 'said'>;

const areaIn = (words: string): Area | null =>
  AREAS.find(([, named]) => named.test(words))?.[0] ?? null;

/**
 * The part of life that a short question belongs to: by what is told before it, by the nearest question before it, by
 * its own words, and by those after it.
 */
export function areaOf(at: number, pieces: readonly Words[]): Area | null {
  const own = pieces[at];
  if (own === undefined) return null;
  const before = pieces.slice(0, at).toReversed();
  const texts = [
    own.said.toLowerCase(),
    ...before.flatMap(wordsOf),
    own.plain,
    ...pieces.slice(at + 1).flatMap(wordsOf),
  ];
  for (const text of texts) {
    const area = areaIn(text);
    if (area !== null) return area;
  }
  return texts.some((text) => POINTS_AT_SOMEONE.test(text)) ? 'love' : null;
}

const wordsOf = ({ plain, said }: Words): string[] => [plain, said.toLowerCase()];
