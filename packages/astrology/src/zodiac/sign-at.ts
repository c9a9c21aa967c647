import { normalizeDeg } from '../angle.ts';
import { SIGN_IDS, type SignId } from '../vocabulary.ts';

const SIGN_WIDTH_DEG = 30;

/** The sign a longitude lies in, measured from the equinox. */
export function signAt(longitudeDeg: number): SignId {
  // The index is within 0..11; the fallback is for the type only.
  return SIGN_IDS[Math.floor(normalizeDeg(longitudeDeg) / SIGN_WIDTH_DEG)] ?? 'aries';
}

/** How far into its sign, in [0, 30). */
export function degreeInSign(longitudeDeg: number): number {
  return normalizeDeg(longitudeDeg) % SIGN_WIDTH_DEG;
}

export function signStartDeg(sign: SignId): number {
  return SIGN_IDS.indexOf(sign) * SIGN_WIDTH_DEG;
}
