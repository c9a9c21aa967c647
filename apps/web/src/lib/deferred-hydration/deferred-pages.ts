import { SIGN_IDS } from '@palm/astrology/vocabulary';
import { paths, signPath } from '../navigation/paths.ts';

/**
 * Pages that are whole as they are written: they come alive when somebody uses them. What they show of today is
 * drawn by `routes/live-parts/live-parts.tsx` meanwhile.
 */
const RESTING: ReadonlySet<string> = new Set([
  paths.landing,
  paths.home,
  ...SIGN_IDS.map((sign) => signPath(sign)),
]);

export const isDeferredPage = (pathname: string): boolean =>
  RESTING.has(pathname === '/' ? pathname : pathname.replace(/\/+$/, ''));
