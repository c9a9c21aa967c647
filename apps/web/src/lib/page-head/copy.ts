/** What search engines and shared links show besides the titles and descriptions in `routes/copy.ts`. */
export const copy = {
  horoscopeCenter: 'Horoscope Center',
  shareImage: {
    landing: 'Palm & Soul: readings that show their sky, beside a chart wheel',
    dailyReadings: 'Daily Spiritual Readings, beside a waxing Moon',
    horoscope: 'Horoscope Center, beside the twelve signs',
    palm: 'Palm Reading, beside an open hand with its lines',
    oracle: 'Ask the Oracle, beside an engraved key',
    sign: (sign: string) => `${sign}, with its sign engraved`,
  },
  premium: {
    name: 'Oracle Premium',
    description: (trialScans: number, trialDays: number) =>
      `All daily readings and unlimited questions to the Oracle; unlimited palm readings after a trial with ${trialScans}. ${trialDays} days free, then monthly; cancel anytime.`,
  },
} as const;
