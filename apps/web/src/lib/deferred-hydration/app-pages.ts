import { paths } from '../navigation/paths.ts';

/** Pages whose content the app builds: their scripts go before everything but the styles. */
const APP_PAGES: ReadonlySet<string> = new Set([
  paths.dailyReadings,
  paths.horoscope,
  paths.palm,
  paths.askTheOracle,
  paths.people,
  paths.yourDates,
  paths.history,
  paths.yourSky,
  paths.savedReadings,
  paths.profile,
  paths.profileSetup,
  paths.emailPreferences,
  paths.subscriptionSuccess,
  paths.admin,
]);

export const isAppPage = (pathname: string): boolean => APP_PAGES.has(pathname.replace(/\/+$/, ''));
