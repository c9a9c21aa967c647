import type { SubscriptionState } from '@palm/contract/entities';
import { TRIAL_DAYS } from '@palm/contract/price';
import { copy } from './copy.ts';

type Access = Pick<SubscriptionState, 'accessType' | 'trialDaysLeft'>;

const daysLeft = (days: number): string => copy.planWords.daysLeft(days);

/** The line of the banner. */
export const bannerWords = ({ accessType, trialDaysLeft }: Access): string =>
  ({
    premium: copy.planWords.oraclePremiumActive,
    trial: daysLeft(trialDaysLeft),
    trial_ended: copy.planWords.yourFreeTrialHasEnded,
    free: copy.planWords.startYourDayFreeTrial(TRIAL_DAYS),
  })[accessType];

const FREE = {
  title: copy.planWords.freeAccount,
  about: copy.planWords.upgradeToUnlockPremiumReadings,
} as const;

/** The head of the profile's card. */
export const cardWords = ({ accessType, trialDaysLeft }: Access) =>
  ({
    premium: {
      title: copy.planWords.oraclePremium,
      about: copy.planWords.enjoyUnlimitedAccessToAll,
    },
    trial: { title: copy.planWords.freeTrial, about: daysLeft(trialDaysLeft) },
    trial_ended: FREE,
    free: FREE,
  })[accessType];
