import { DATE_LOCALE } from '@palm/contract/limits';

/** Sunday, November 15, 2026; it breaks after the weekday only. The day is a day of the calendar, so no zone may move it. */
export const longDate = (isoDate: string): string =>
  new Intl.DateTimeFormat(DATE_LOCALE, { dateStyle: 'full', timeZone: 'UTC' })
    .format(new Date(`${isoDate}T00:00:00Z`))
    .replaceAll(/ (?=\d)/gu, '\u{A0}');
