import type { AdminDay } from '@palm/contract/admin';
import { copy } from '../copy.ts';

export const trendNames = {
  pageViews: copy.trendNames.pageViews,
  visitors: copy.trendNames.visitors,
  signups: copy.trendNames.signups,
  readings: copy.trendNames.readings,
  subscriptions: copy.trendNames.subscriptions,
} as const satisfies Record<Exclude<keyof AdminDay, 'day'>, string>;

export const trendKeys = Object.keys(trendNames) as (keyof typeof trendNames)[];
