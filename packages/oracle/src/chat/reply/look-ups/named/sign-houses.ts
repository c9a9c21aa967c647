import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';

/** Which part of life a sign is for another one, counted in whole signs as magazines do. */
export const houseFrom = (own: SignId, sign: SignId): number =>
  ((SIGN_IDS.indexOf(sign) - SIGN_IDS.indexOf(own) + 12) % 12) + 1;

export const matterFrom = (own: SignId, sign: SignId): string =>
  HOUSE_MATTER_WORDS[houseFrom(own, sign)] ?? '';
