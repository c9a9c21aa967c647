import { SIGN_IDS, type SignId } from '@palm/astrology/vocabulary';

/* The landing page and the signs load this file before the app, and not every path with it. */

export const HOROSCOPE_PATH = '/horoscope';

/** The page of one sign. */
export const signPath = (sign: SignId): string => `${HOROSCOPE_PATH}/${sign}`;

/** The sign whose page this is, if any. A prerendered page may be asked for with a slash at its end. */
export const signOfPath = (pathname: string): SignId | undefined =>
  SIGN_IDS.find((sign) => pathname.replace(/\/+$/, '') === signPath(sign));
