import type { OutputOf } from '@palm/contract/call';
import type { Calls } from '@palm/contract/calls';
import { DATE_LOCALE } from '@palm/contract/limits';
import { smallHalfDay } from '../../lib/format/small-half-day.ts';
import { copy } from './copy.ts';

export type MailSettings = OutputOf<Calls['getEmailPreferences']>;
export type MailedSettings = OutputOf<Calls['getMailedPreferences']>;

/** The settings that a user can change. */
export type MailChoices = Pick<MailSettings, 'daily_readings' | 'daily_horoscope' | 'mail_hour'>;

export const choicesOf = (settings: MailChoices): MailChoices => ({
  daily_readings: settings.daily_readings,
  daily_horoscope: settings.daily_horoscope,
  mail_hour: settings.mail_hour,
});

export const isSameChoice = (a: MailChoices, b: MailChoices): boolean =>
  a.daily_readings === b.daily_readings &&
  a.daily_horoscope === b.daily_horoscope &&
  a.mail_hour === b.mail_hour;

const clock = new Intl.DateTimeFormat(DATE_LOCALE, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** 7:00 am */
export const hourWords = (hour: number): string =>
  smallHalfDay(clock.format(Date.UTC(2000, 0, 1, hour)));

export const hourChoices = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  words: hourWords(hour),
}));

/** New York, of America/New_York. */
export const zoneWords = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** All of it in one sentence. */
export function mailSummaryWords({
  daily_readings,
  daily_horoscope,
  mail_hour,
  zone,
}: MailSettings) {
  const { both, readings, horoscope, noDailyEmail } = copy.mailChoices;
  if (!daily_readings && !daily_horoscope) return noDailyEmail;
  const words = daily_readings ? (daily_horoscope ? both : readings) : horoscope;
  return words(hourWords(mail_hour), zoneWords(zone));
}
