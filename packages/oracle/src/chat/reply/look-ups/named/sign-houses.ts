import type { SignId } from '@palm/astrology/vocabulary';
import { HOUSE_MATTER_WORDS } from '../../../../../content/chat/words/house-matter-words.ts';
import { solarHouse } from '../../../../facts/sign-facts.ts';

/** Which part of life a sign is for another one, counted in whole signs as magazines do. */
export const houseFrom = (own: SignId, sign: SignId): number => solarHouse(sign, own);

export const matterFrom = (own: SignId, sign: SignId): string =>
  HOUSE_MATTER_WORDS[houseFrom(own, sign)] ?? '';
