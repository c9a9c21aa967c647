import type { Config } from '../../../config.ts';
import type { Deps } from '../../../deps.ts';
import type { WritePage } from '../../oracle/readings/write-ahead.ts';
import type { WantedDay } from '../../oracle/readings/write-day.ts';
import type { MailToSend } from '../store/daily-mails.ts';

export type WriteDeps = Pick<Deps, 'db' | 'clock' | 'oracle'> & {
  readonly config: Pick<Config, 'readingDate'>;
  /** Absent: every page that was not opened yet is the Book's. */
  readonly writePage?: WritePage;
};

export const dateOf = ({ config }: WriteDeps, { mail }: MailToSend): string =>
  config.readingDate ?? mail.mailDate;

export const dayOf = (deps: WriteDeps, to: MailToSend): WantedDay => ({
  date: dateOf(deps, to),
  zone: to.mail.zone,
  now: deps.clock.now(),
  wantsGuidance: to.recipient.wantsReading,
  wantsHoroscope: to.recipient.wantsHoroscope,
});
