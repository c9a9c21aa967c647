import { SIGN_IDS, type SignId, SIGNS } from '@palm/astrology/vocabulary';
import type { Profile } from '@palm/contract/entities';

/** The sign that the profile names; null where it has none. */
export const signOf = (profile: Profile): SignId | null =>
  SIGN_IDS.find((sign) => SIGNS[sign].name === profile.zodiac_sign) ?? null;
