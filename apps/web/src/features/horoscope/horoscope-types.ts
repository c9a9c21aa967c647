import type { HoroscopeType } from '@palm/contract/reading-types';
import { copy } from './copy.ts';

/** What each horoscope is called and is about. */
export const horoscopeWords = {
  daily: { name: copy.horoscopeTypes.daily, about: copy.horoscopeTypes.todayFromMorningToNight },
  weekly: { name: copy.horoscopeTypes.weekly, about: copy.horoscopeTypes.sevenDaysAhead },
  love: { name: copy.horoscopeTypes.love, about: copy.horoscopeTypes.whoComesNearAndHow },
  career: { name: copy.horoscopeTypes.career, about: copy.horoscopeTypes.workStandingNextStep },
  health: { name: copy.horoscopeTypes.health, about: copy.horoscopeTypes.restPaceWhatRestoresYou },
  spiritual: {
    name: copy.horoscopeTypes.spiritual,
    about: copy.horoscopeTypes.whatAsksToBeUnderstood,
  },
} as const satisfies Record<HoroscopeType, { name: string; about: string }>;
