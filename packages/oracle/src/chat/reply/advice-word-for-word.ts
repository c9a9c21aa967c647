import type { Family } from '../family.ts';
import { familySaid } from '../nearness.ts';
import type { KeptPiece } from '../state.ts';
import type { Talk } from './talk.ts';

const ADVICE: ReadonlySet<Family['kind']> = new Set(['advice', 'comfort']);

/** "big empty house in my dream" asks for no house of the chart: word for word it is a phrase of a family that advises. */
export function isAdviceWordForWord(
  { near }: Pick<KeptPiece, 'near'>,
  { families }: Pick<Talk, 'families'>,
): boolean {
  const family = families.get(familySaid(near) ?? '');
  return family !== undefined && ADVICE.has(family.kind);
}
