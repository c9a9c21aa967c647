import { PET_WORDS } from '../../entities/relation-words.ts';
import type { Piece } from '../../understood.ts';
import type { Talk } from '../talk.ts';

/** The first that fits names the family; for everyone else it is that of a friend. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ex|in-law|friend)\b/u, 'grief-friend'],
  [/\bgrand/u, 'grief-grandparent'],
  [/\b(?:husband|wife|partner|boyfriend|girlfriend|fianc\w+)/u, 'grief-partner'],
  [/\b(?:mom|dad|parents|stepmother|stepfather)\b/u, 'grief-parent'],
  [/\b(?:son|daughter|child|children|baby)\b/u, 'grief-child'],
  [new RegExp(String.raw`\b(?:${[...PET_WORDS].join('|')})\b`, 'u'), 'grief-pet'],
];

/** The family of grief for the person or animal that the words name. */
export const griefFamilyOf = (words: string): string =>
  FAMILIES.find(([who]) => who.test(words))?.[1] ?? 'grief-friend';

/** A death that is told without a question is answered, whatever else stands beside it. */
export function withToldDeath(piece: Piece, { families }: Talk): Piece {
  const { died } = piece.entities;
  const isTold = died !== undefined && piece.form === 'tells' && piece.zone !== 'sure';
  if (!isTold || /\byears ago\b/u.test(piece.plain)) return piece;
  const family = griefFamilyOf(died);
  return families.has(family)
    ? { ...piece, family, zone: 'sure', choices: [], followUp: null }
    : piece;
}
