import type { AdminDay } from '@palm/contract/admin';

export const trendNames = {
  pageViews: 'Page views',
  visitors: 'Visitors',
  signups: 'Sign-ups',
  readings: 'Readings',
  subscriptions: 'Subscriptions',
} as const satisfies Record<Exclude<keyof AdminDay, 'day'>, string>;

export const trendKeys = Object.keys(trendNames) as (keyof typeof trendNames)[];
