import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { paths } from '../navigation/paths.ts';
import { signPath } from '../navigation/sign-paths.ts';

/**
 * Pages that are complete as prerendered HTML: the app is loaded on first use. Their live parts are
 * rendered by `routes/live-parts/live-parts.tsx` meanwhile.
 */
const DEFERRED_PAGES: ReadonlySet<string> = new Set([
  paths.landing,
  paths.home,
  ...SIGN_IDS.map((sign) => signPath(sign)),
]);

export const isDeferredPage = (pathname: string): boolean =>
  DEFERRED_PAGES.has(pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
