import { type BodyId, type Dignity, SIGNS, SIGN_IDS, type SignId } from '../vocabulary.ts';

/** Ptolemy, Tetrabiblos I.19; what was found later has no agreed exaltation. */
const EXALTATIONS: Partial<Record<BodyId, SignId>> = {
  sun: 'aries',
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
};

/**
 * How a planet stands in a sign. Mercury in Virgo is at home and exalted, so the
 * answer is a list; most of the time it is empty.
 */
export function dignitiesOf(body: BodyId, sign: SignId): readonly Dignity[] {
  const opposite = oppositeSign(sign);
  const dignities: Dignity[] = [];
  if (rules(body, sign)) dignities.push('domicile');
  if (EXALTATIONS[body] === sign) dignities.push('exaltation');
  if (rules(body, opposite)) dignities.push('detriment');
  if (EXALTATIONS[body] === opposite) dignities.push('fall');
  return dignities;
}

export function oppositeSign(sign: SignId): SignId {
  return SIGN_IDS[(SIGN_IDS.indexOf(sign) + 6) % 12] ?? sign;
}

function rules(body: BodyId, sign: SignId): boolean {
  return SIGNS[sign].ruler === body || SIGNS[sign].traditionalRuler === body;
}
