import { TRIAL_PALM_SCANS } from './price.ts';
import { DAILY_TYPES, type DailyType } from './reading-types.ts';

export type PlanName = 'free' | 'trial' | 'premium';
export type AccessType = 'free' | 'trial_ended' | 'trial' | 'premium';

export interface Plan {
  readonly subscribed: boolean;
  readonly hasAccess: boolean;
  readonly isInTrial: boolean;
  readonly dailyReadings: readonly DailyType[];
  readonly showsUpsell: boolean;
  /** Counted over the life of the account, in a ledger that deleting a reading does not touch. */
  readonly palmScans: number;
  readonly palmResult: 'preview' | 'full';
  readonly savedReadings: number;
  readonly chatMessagesPerDay: number;
}

const UNLIMITED = Number.POSITIVE_INFINITY;

/** What each plan allows. The server enforces this table and the client shows it. */
export const plans = {
  free: {
    subscribed: false,
    hasAccess: false,
    isInTrial: false,
    dailyReadings: ['daily-guidance'],
    showsUpsell: true,
    palmScans: 1,
    palmResult: 'preview',
    savedReadings: 1,
    chatMessagesPerDay: 5,
  },
  trial: {
    subscribed: false,
    hasAccess: true,
    isInTrial: true,
    dailyReadings: DAILY_TYPES,
    showsUpsell: true,
    palmScans: TRIAL_PALM_SCANS,
    palmResult: 'full',
    savedReadings: 1,
    chatMessagesPerDay: UNLIMITED,
  },
  premium: {
    subscribed: true,
    hasAccess: true,
    isInTrial: false,
    dailyReadings: DAILY_TYPES,
    showsUpsell: false,
    palmScans: UNLIMITED,
    palmResult: 'full',
    savedReadings: 10,
    chatMessagesPerDay: UNLIMITED,
  },
} as const satisfies Record<PlanName, Plan>;

const planNames = {
  free: 'free',
  trial_ended: 'free',
  trial: 'trial',
  premium: 'premium',
} as const satisfies Record<AccessType, PlanName>;

export const planOf = (access: AccessType): Plan => plans[planNames[access]];
