import { type MonthDay, type SignId, SIGNS } from '@palm/astrology/vocabulary';
import { DATE_LOCALE } from '@palm/contract/limits';

const short = new Intl.DateTimeFormat(DATE_LOCALE, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
// Any year has these days; a leap year has them all.
const told = ({ month, day }: MonthDay): string => short.format(Date.UTC(2024, month - 1, day));

/** Mar 21–Apr 19 */
export const signDates = (sign: SignId): string =>
  `${told(SIGNS[sign].from)}–${told(SIGNS[sign].to)}`;
