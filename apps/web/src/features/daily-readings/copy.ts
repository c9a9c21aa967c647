/** Every text of this folder that a user can see. Texts of the spec stay word for word. */
export const copy = {
  readingTypeCards: {
    free: 'Free',
    premiumFeature: 'Premium Feature',
  },
  readingTypes: {
    dailyGuidance: 'Daily Guidance',
    whatTodayAsksAndOne: 'What today asks, and one small thing to do.',
    loveForecast: 'Love Forecast',
    closenessDistanceAndWhatTo: 'Closeness, distance, and what to say first.',
    careerSuccess: 'Career Success',
    whereToPushTodayAnd: 'Where to push today and where to wait.',
    spiritualAwakening: 'Spiritual Awakening',
    questionToCarryThroughDay: 'A question to carry through the day.',
    lunarWisdom: 'Lunar Wisdom',
    moonTonightAndWhereIt: 'The Moon tonight, and where it crosses your chart.',
    protectionBlessing: 'Protection & Blessing',
    whatToKeepCloseAnd: 'What to keep close, and what to let go.',
  },
} as const;
