import type { SignId } from '@palm/astrology/vocabulary';
import type { HistoryKind } from '@palm/contract/history';
import { HOROSCOPE_PATH } from './sign-paths.ts';

/** Every link of the product. A path that is not here does not exist. */
export const paths = {
  landing: '/',
  home: '/home',
  dailyReadings: '/daily-readings',
  horoscope: HOROSCOPE_PATH,
  palm: '/the-oracle',
  cosmicMirror: '/cosmic-mirror',
  askTheOracle: '/ask-the-oracle',
  people: '/people',
  yourDates: '/your-dates',
  savedReadings: '/saved-readings',
  history: '/history',
  yourSky: '/your-sky',
  profileSetup: '/profile-setup',
  profile: '/profile',
  emailPreferences: '/email-preferences',
  premium: '/premium',
  subscriptionSuccess: '/subscription-success',
  auth: '/auth',
  login: '/login',
  terms: '/terms',
  privacy: '/privacy',
  accuracy: '/accuracy',
  helpLines: '/help-lines',
  admin: '/admin',
  offline: '/offline',
} as const;

/** The profile page's block about what is stored; a mail leads there. */
export const YOUR_DATA = '#your-data';

export type Path = (typeof paths)[keyof typeof paths];

/** The landing page, by either of its paths. */
export const isLanding = (pathname: string): boolean =>
  pathname === paths.landing || pathname.replace(/\/+$/, '') === paths.home;

/** The sign-in screen, which leads back to where the visitor was going. */
export const authThenBackTo = (destination: string): string =>
  `${paths.auth}?next=${encodeURIComponent(destination)}`;

/** The same screen for newcomers: it opens as sign-up, unless an account was used in this browser. */
export const signUpThenBackTo = (destination: string): string =>
  `${authThenBackTo(destination)}&mode=sign-up`;

export const SIGN_UP = `${paths.auth}?mode=sign-up`;

/** The Horoscope Center, with a sign in mind. */
export const horoscopeOf = (sign: SignId): string => `${paths.horoscope}?sign=${sign}`;

/** The history, of one kind. */
export const historyOf = (kind: HistoryKind): string => `${paths.history}?kind=${kind}`;

/** One page of the history. */
export const historyPagePath = (id: string): string => `${paths.history}?page=${id}`;

/** One day's conversation. */
export const historyChatPath = (date: string): string => `${paths.history}?chat=${date}`;
