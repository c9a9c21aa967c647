import type { DailyType } from '@palm/contract/reading-types';
import { copy } from './copy.ts';

/** The name of each daily reading and a line about it. */
export const readingTypes = {
  'daily-guidance': {
    name: copy.readingTypes.dailyGuidance,
    about: copy.readingTypes.whatTodayAsksAndOne,
  },
  'love-forecast': {
    name: copy.readingTypes.loveForecast,
    about: copy.readingTypes.closenessDistanceAndWhatTo,
  },
  'career-success': {
    name: copy.readingTypes.careerSuccess,
    about: copy.readingTypes.whereToPushTodayAnd,
  },
  'spiritual-awakening': {
    name: copy.readingTypes.spiritualAwakening,
    about: copy.readingTypes.questionToCarryThroughDay,
  },
  'lunar-wisdom': {
    name: copy.readingTypes.lunarWisdom,
    about: copy.readingTypes.moonTonightAndWhereIt,
  },
  'protection-blessing': {
    name: copy.readingTypes.protectionBlessing,
    about: copy.readingTypes.whatToKeepCloseAnd,
  },
} as const satisfies Record<DailyType, { name: string; about: string }>;
