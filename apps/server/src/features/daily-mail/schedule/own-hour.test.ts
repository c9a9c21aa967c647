import { calls } from '@palm/contract/calls';
import { minutes } from '@palm/contract/durations';
import { expect, it } from 'vitest';
import { dailyMailsOf, newRecipient, queueIsEmpty } from '../../../../test/daily-mail.ts';
import { onOneServer } from '../../../../test/running-server.ts';
import { fanOutMail } from './fan-out.ts';

/** What a clock in the zone shows, by the platform's own reckoning. */
const clockIn = (zone: string, at: Date): { hour: number; minute: number } => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { hour: of('hour'), minute: of('minute') };
};

onOneServer('the daily mail', (server) => {
  const now = () => server().deps.clock.now();
  const passUntil = (zone: string, hour: number, minute: number) => {
    while (clockIn(zone, now()).hour !== hour || clockIn(zone, now()).minute !== minute) {
      server().pass(minutes(1));
    }
  };

  it.each([
    ['Asia/Tokyo', 19],
    ['America/New_York', 6],
    ['Asia/Kathmandu', 0],
    ['Pacific/Kiritimati', 23],
  ])(
    'comes by the clock of %s at %i, the hour that was chosen, and not a minute before',
    async (zone, hour) => {
      const recipient = await newRecipient(server());
      // Past the hour of today: none is due that would come as well.
      passUntil(zone, (hour + 1) % 24, 0);
      await recipient.call(calls.saveEmailPreferences, {
        daily_readings: true,
        daily_horoscope: true,
        mail_hour: hour,
        zone,
      });
      passUntil(zone, (hour + 23) % 24, 58);
      await fanOutMail(server().deps);
      await queueIsEmpty(server());
      expect(await dailyMailsOf(server(), recipient)).toEqual([]);

      passUntil(zone, hour, 0);
      await fanOutMail(server().deps);
      await queueIsEmpty(server());
      expect(await dailyMailsOf(server(), recipient)).toHaveLength(1);
    },
  );
});
