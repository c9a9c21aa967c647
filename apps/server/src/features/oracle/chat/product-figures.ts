import { PREMIUM_PRICE, TRIAL_DAYS } from '@palm/contract/price';
import { plans } from '@palm/contract/plans';
import type { ProductFigures } from '@palm/oracle/slot';

/** Prices, times and limits that an answer may name. */
export const PRODUCT_FIGURES: ProductFigures = {
  price: PREMIUM_PRICE,
  trialDays: TRIAL_DAYS,
  freeQuestions: plans.free.chatMessagesPerDay,
  premiumSaved: plans.premium.savedReadings,
};
