import { BODIES, PLANET_IDS, SIGNS, SIGN_IDS } from '@palm/astrology/vocabulary';
import type { NatalPointId } from '../facts/fact-kinds/fact-id.ts';

/** Whose a body is: today's sky, the user's birth chart, or the partner's. */
export type Owner = 'sky' | 'user' | 'partner';

/** "Your Aries Venus": the sign stands between. */
const SIGN_BEFORE = new RegExp(
  String.raw`\b(?:${SIGN_IDS.map((sign) => SIGNS[sign].name).join('|')})\s+$`,
  'iu',
);
/** "Born with the Sun and Mercury": the second is whose the first is. */
const BODY_BEFORE = new RegExp(
  String.raw`\b(?:${PLANET_IDS.map((planet) => BODIES[planet].name).join('|')})(?:,| and|, and)\s+(?:the )?$`,
  'iu',
);
const READERS_BEFORE =
  /(?:\byour(?: own)?|\bnatal|\bbirth|\bborn with(?: the)?|\bin your (?:birth |natal )?chart,?(?: the)?|\byou have(?: the)?)\s+$/iu;
const PARTNERS_BEFORE = /\b(?:their|his|her)\s+(?:natal\s+)?$/iu;
const READERS_AFTER = /^ (?:in your (?:birth |natal )?chart|at (?:your )?birth|you were born)/iu;
/** "Jupiter and Pluto were both in Scorpio when you were born." */
const WAS_AT_BIRTH = /^[^.;:]*\b(?:was|were)\b[^.;:]*\b(?:when you were born|at your birth)\b/iu;

export function ownerAt(
  sentence: string,
  { 0: name, index }: { readonly 0: string; readonly index: number },
  point: NatalPointId,
): Owner {
  const before = sentence.slice(0, index).replace(SIGN_BEFORE, '').replace(BODY_BEFORE, '');
  const after = sentence.slice(index + name.length);
  if (PARTNERS_BEFORE.test(before)) return 'partner';
  const isAngle = point === 'ascendant' || point === 'midheaven';
  const isUsers =
    isAngle || READERS_BEFORE.test(before) || READERS_AFTER.test(after) || WAS_AT_BIRTH.test(after);
  return isUsers ? 'user' : 'sky';
}
