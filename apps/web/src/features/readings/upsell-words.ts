import { type Plan, plans } from '@palm/contract/plans';
import { copy } from './copy.ts';

/** What Premium has and the trial has not. */
const BEYOND_TRIAL = copy.upsellWords.readsUnlimitedPalmsAndKeeps(plans.premium.savedReadings);

/** What Premium would add for this plan, on the horoscope page. */
export const horoscopeUpsell = ({ isInTrial }: Plan): string =>
  isInTrial
    ? copy.upsellWords.horoscopesAreFreeForEvery(BEYOND_TRIAL)
    : copy.upsellWords.horoscopesAreFreeForEvery2;

/** The same in the chat. */
export const chatUpsell = ({ isInTrial }: Plan): string =>
  isInTrial
    ? copy.upsellWords.yourTrialIncludesThemAnd(BEYOND_TRIAL)
    : copy.upsellWords.withoutPremiumOracleAnswersQuestions(plans.free.chatMessagesPerDay);
