import { SIGNS } from '@palm/astrology/vocabulary';
import { paths, type Path } from '../../lib/navigation/paths.ts';
import { signOfPath } from '../../lib/navigation/sign-paths.ts';
import { copy } from './copy.ts';

/** The titles in the phone's top bar. */
const titles = {
  [paths.landing]: copy.routeTitles.palmSoul,
  [paths.home]: copy.routeTitles.palmSoul,
  [paths.dailyReadings]: copy.routeTitles.dailyReadings,
  [paths.horoscope]: copy.routeTitles.horoscope,
  [paths.palm]: copy.routeTitles.palmSoul,
  [paths.cosmicMirror]: copy.routeTitles.palmSoul,
  [paths.askTheOracle]: copy.routeTitles.askOracle,
  [paths.people]: copy.routeTitles.people,
  [paths.yourDates]: copy.routeTitles.yourDates,
  [paths.savedReadings]: copy.routeTitles.myReadings,
  [paths.history]: copy.routeTitles.history,
  [paths.yourSky]: copy.routeTitles.yourSky,
  [paths.profileSetup]: copy.routeTitles.profileSetup,
  [paths.profile]: copy.routeTitles.profile,
  [paths.emailPreferences]: copy.routeTitles.emailPreferences,
  [paths.premium]: copy.routeTitles.oraclePremium,
  [paths.subscriptionSuccess]: copy.routeTitles.oraclePremium,
  [paths.auth]: copy.routeTitles.account,
  [paths.login]: copy.routeTitles.account,
  [paths.terms]: copy.routeTitles.termsConditions,
  [paths.privacy]: copy.routeTitles.privacyPolicy,
  [paths.accuracy]: copy.routeTitles.accuracy,
  [paths.helpLines]: copy.routeTitles.helpLines,
  [paths.admin]: copy.routeTitles.adminDashboard,
  [paths.offline]: copy.routeTitles.noConnection,
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

/** A prerendered page may be requested with a trailing slash. */
const plain = (pathname: string): string => (pathname === '/' ? '/' : pathname.replace(/\/+$/, ''));

export function titleOf(pathname: string): string {
  const path = plain(pathname);
  if (isPath(path)) return titles[path];
  const sign = signOfPath(path);
  return sign === undefined ? copy.routeTitles.pageNotFound : SIGNS[sign].name;
}

export const hasBackButton = (pathname: string): boolean => !WITHOUT_BACK.has(plain(pathname));
