import type { SubscriptionState } from '@palm/contract/entities';
import { TRIAL_DAYS } from '@palm/contract/limits';

type Access = Pick<SubscriptionState, 'accessType' | 'trialDaysLeft'>;

const daysLeft = (days: number): string =>
  `${days} ${days === 1 ? 'day' : 'days'} left in your free trial`;

/** The line of the banner. */
export const bannerWords = ({ accessType, trialDaysLeft }: Access): string =>
  ({
    premium: 'Oracle Premium Active',
    trial: daysLeft(trialDaysLeft),
    trial_ended: 'Your free trial has ended',
    free: `Start your ${TRIAL_DAYS}-day free trial`,
  })[accessType];

const FREE = {
  title: 'Free Account',
  about: 'Upgrade to unlock premium readings and insights',
} as const;

/** The head of the profile's card. */
export const cardWords = ({ accessType, trialDaysLeft }: Access) =>
  ({
    premium: {
      title: 'Oracle Premium',
      about: 'Enjoy unlimited access to all mystical features',
    },
    trial: { title: 'Free Trial', about: daysLeft(trialDaysLeft) },
    trial_ended: FREE,
    free: FREE,
  })[accessType];
