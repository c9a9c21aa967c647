import { expect, it } from 'vitest';
import { DAILY_TYPES } from './reading-types.ts';
import { planOf, type AccessType, type Plan } from './plans.ts';

const table: Record<AccessType, Omit<Plan, 'dailyReadings'> & { dailyReadings: number }> = {
  free: {
    subscribed: false,
    hasAccess: false,
    isInTrial: false,
    dailyReadings: 1,
    showsUpsell: true,
    palmScans: 1,
    palmResult: 'preview',
    savedReadings: 1,
    chatMessagesPerDay: 5,
  },
  trial_ended: {
    subscribed: false,
    hasAccess: false,
    isInTrial: false,
    dailyReadings: 1,
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
    dailyReadings: DAILY_TYPES.length,
    showsUpsell: true,
    palmScans: 1,
    palmResult: 'full',
    savedReadings: 1,
    chatMessagesPerDay: Number.POSITIVE_INFINITY,
  },
  premium: {
    subscribed: true,
    hasAccess: true,
    isInTrial: false,
    dailyReadings: DAILY_TYPES.length,
    showsUpsell: false,
    palmScans: Number.POSITIVE_INFINITY,
    palmResult: 'full',
    savedReadings: 10,
    chatMessagesPerDay: Number.POSITIVE_INFINITY,
  },
};

it.each(Object.entries(table))('%s allows what the table of plans says', (access, row) => {
  const { dailyReadings, ...plan } = planOf(access as AccessType);
  expect({ ...plan, dailyReadings: dailyReadings.length }).toEqual(row);
});

it('gives daily guidance to everybody', () => {
  for (const access of Object.keys(table)) {
    expect(planOf(access as AccessType).dailyReadings).toContain(DAILY_TYPES[0]);
  }
});
