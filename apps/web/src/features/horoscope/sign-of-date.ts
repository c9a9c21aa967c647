import { zodiacSignOf } from '@palm/astrology/sign-by-date';
import type { SignId } from '@palm/astrology/vocabulary';

/** The sign that a birthday, yyyy-MM-dd, carries. */
export function signOfDate(isoDate: string): SignId {
  const [, month = 0, day = 0] = isoDate.split('-').map(Number);
  return zodiacSignOf({ month, day });
}
