import { SIGNS } from '@palm/astrology/vocabulary';
import { paths, type Path, signOfPath } from '../../lib/navigation/paths.ts';

/** What the phone's top bar says on each page. */
const titles = {
  [paths.landing]: 'Palm & Soul',
  [paths.home]: 'Palm & Soul',
  [paths.dailyReadings]: 'Daily Readings',
  [paths.horoscope]: 'Horoscope',
  [paths.palm]: 'Palm & Soul',
  [paths.cosmicMirror]: 'Palm & Soul',
  [paths.askTheOracle]: 'Ask the Oracle',
  [paths.savedReadings]: 'My Readings',
  [paths.profileSetup]: 'Profile Setup',
  [paths.profile]: 'Profile',
  [paths.emailPreferences]: 'Email Preferences',
  [paths.subscriptionSuccess]: 'Oracle Premium',
  [paths.auth]: 'Sign In',
  [paths.login]: 'Sign In',
  [paths.terms]: 'Terms & Conditions',
  [paths.privacy]: 'Privacy Policy',
  [paths.accuracy]: 'Accuracy',
  [paths.helpLines]: 'Help Lines',
  [paths.admin]: 'Admin Dashboard',
  [paths.offline]: 'No connection',
} as const satisfies Record<Path, string>;

/** The pages one starts from; a second path to the same screen counts alike. */
const WITHOUT_BACK: ReadonlySet<string> = new Set([
  paths.landing,
  paths.home,
  paths.dailyReadings,
  paths.horoscope,
  paths.auth,
  paths.login,
]);

const isPath = (pathname: string): pathname is Path => Object.hasOwn(titles, pathname);

/** A prerendered page may be asked for with a slash at its end. */
const plain = (pathname: string): string => (pathname === '/' ? '/' : pathname.replace(/\/+$/, ''));

export function titleOf(pathname: string): string {
  const path = plain(pathname);
  if (isPath(path)) return titles[path];
  const sign = signOfPath(path);
  return sign === undefined ? 'Page not found' : SIGNS[sign].name;
}

export const hasBackButton = (pathname: string): boolean => !WITHOUT_BACK.has(plain(pathname));
