import { plans } from '@palm/contract/plans';
import { DAILY_TYPES, type DailyType } from '@palm/contract/reading-types';
import type { TodaysPage } from '@palm/contract/today';
import { copy } from '../copy.ts';

/** The pages of the day before anything is known of them but their names. */
export const unwrittenPages = (isLocked: (type: DailyType) => boolean): TodaysPage[] =>
  DAILY_TYPES.map((type) => ({ type, isLocked: isLocked(type), title: null, opening: null }));

/** Which pages are free, for who has no plan yet. */
export const planMark = (type: DailyType): string =>
  plans.free.dailyReadings.some((free) => free === type)
    ? copy.pages.free
    : copy.pages.premiumFeature;
