import { findSigns } from '../../../entities/find-signs.ts';
import type { Entities } from '../../../understood.ts';
import type { LastTurn } from '../on-answer/last-turn.ts';

const OWN = /^i am\b|^my sign\b/u;
const OWN_TOLD = /\bi am (?:an? )?(?<sign>[a-z]+)\b/gu;

/** The signs that two people are compared by: those of this message come before any from earlier ones. */
export function withSignsNamed(
  { asks, told, piece }: Pick<LastTurn, 'asks' | 'told' | 'piece'>,
  known: Entities,
): Entities {
  const { sign, sign_b: second, date } = piece.entities;
  const { sign: _sign, sign_b: _second, ...entities } = known;
  // A birthday tells the sign itself.
  if (date?.isBirth === true) return entities;
  if (sign === undefined || second !== undefined) return known;
  const other = OWN.test(asks) ? findSigns(told).findLast((one) => one !== sign) : ownSignIn(told);
  if (other === undefined || other === sign) return { ...entities, sign };
  return OWN.test(asks)
    ? { ...entities, sign, sign_b: other }
    : { ...entities, sign: other, sign_b: sign };
}

const ownSignIn = (told: string): string | undefined =>
  [...told.matchAll(OWN_TOLD)].flatMap(({ groups }) => findSigns(groups?.['sign'] ?? '')).at(-1);
