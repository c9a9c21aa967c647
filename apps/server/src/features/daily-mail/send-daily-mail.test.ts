import { calls } from '@palm/contract/calls';
import { days } from '@palm/contract/durations';
import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import {
  dailyMailsOf,
  dueAtOf,
  newRecipient,
  nextMorning,
  queueIsEmpty,
} from '../../../test/daily-mail.ts';
import { onOneServer, type TestServer } from '../../../test/running-server.ts';
import { dailyMails, outboxMails, users } from '../../platform/db/schema.ts';
import { readMessage } from '../../../test/stand-ins/read-message.ts';
import { startSmtpStandIn } from '../../../test/stand-ins/smtp.ts';
import { fanOutMail } from './schedule/fan-out.ts';
import { sendDailyMail } from './jobs.ts';
import { mendSchedule } from './schedule/mend-schedule.ts';
import { mailTheDay } from './send-daily-mail.ts';
import { findMails, noteTries } from './store/daily-mails.ts';

const rowsOf = (server: TestServer, userId: string) =>
  server.deps.db.system.select().from(dailyMails).where(eq(dailyMails.userId, userId));

onOneServer('the daily mail', (server) => {
  it('comes once each morning, however often and by how many the hour is struck', async () => {
    const recipient = await newRecipient(server());
    await nextMorning(server(), recipient);
    await Promise.all(Array.from({ length: 4 }, () => fanOutMail(server().deps)));
    await queueIsEmpty(server());
    expect(await dailyMailsOf(server(), recipient)).toHaveLength(1);
    await nextMorning(server(), recipient);
    expect(await dailyMailsOf(server(), recipient)).toHaveLength(2);
    const [first, second] = await dailyMailsOf(server(), recipient);
    expect(second?.text).not.toBe(first?.text);
    expect(await rowsOf(server(), recipient.userId)).toMatchObject([
      { outcome: 'sent', tries: 1, letter: null },
      { outcome: 'sent', tries: 1, letter: null },
    ]);
  });

  it('is not sent again for a date that it was sent for, wherever its recipient travels', async () => {
    const recipient = await newRecipient(server());
    await recipient.call(calls.noteZone, { zone: 'Pacific/Auckland' });
    await nextMorning(server(), recipient);
    for (const zone of ['Pacific/Honolulu', 'Asia/Tokyo', 'America/New_York', 'Pacific/Auckland']) {
      await recipient.call(calls.noteZone, { zone });
      await nextMorning(server(), recipient);
    }
    const dates = (await rowsOf(server(), recipient.userId)).map(({ mailDate }) => mailDate);
    expect(new Set(dates).size).toBe(dates.length);
    expect(await dailyMailsOf(server(), recipient)).toHaveLength(dates.length);
  });

  it('keeps to what was written when its sending is cut off, and is kept once where both arrived', async () => {
    const recipient = await newRecipient(server());
    const { deps } = server();
    await deps.db.system
      .insert(dailyMails)
      .values({ userId: recipient.userId, mailDate: '2026-11-15', zone: 'UTC', createdAt: now() });
    const job = { userId: recipient.userId, date: '2026-11-15' };
    const inTime = new AbortController().signal;
    const handed: string[] = [];
    const dying = {
      ...deps,
      mail: {
        send: async (mail: Parameters<typeof deps.mail.send>[0], signal?: AbortSignal) => {
          signal?.throwIfAborted();
          handed.push(`${mail.id}\n${mail.text}`);
          if (handed.length > 1) await deps.mail.send(mail);
          if (handed.length < 4) throw new Error('the process died');
        },
      },
    };
    const outcomeOf = async (signal: AbortSignal) =>
      (await mailTheDay(dying, [{ payload: job, signal }])).map(({ status }) => status);
    expect(await outcomeOf(AbortSignal.abort())).toEqual(['rejected']);
    expect(handed).toEqual([]);
    for (const _ of [1, 2, 3]) expect(await outcomeOf(inTime)).toEqual(['rejected']);
    for (const _ of [1, 2]) expect(await outcomeOf(inTime)).toEqual(['fulfilled']);
    expect(handed).toHaveLength(4);
    expect(new Set(handed).size).toBe(1);
    expect(await dailyMailsOf(server(), recipient)).toHaveLength(1);
    expect(await rowsOf(server(), recipient.userId)).toMatchObject([{ outcome: 'sent', tries: 5 }]);
  });

  it('leaves for everybody else when one of them cannot be written', async () => {
    const { deps } = server();
    const [well, odd] = [await newRecipient(server()), await newRecipient(server())];
    const noted = [
      { userId: odd.userId, mailDate: '2026-11-15', zone: 'No/Such_Zone', createdAt: now() },
      { userId: well.userId, mailDate: '2026-11-15', zone: 'UTC', createdAt: now() },
    ];
    await deps.db.system.insert(dailyMails).values(noted);
    const { signal } = new AbortController();
    const tasks = noted.map(({ userId, mailDate: date }) => ({
      payload: { userId, date },
      signal,
    }));
    const outcomes = await mailTheDay(deps, tasks);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await dailyMailsOf(server(), well)).toHaveLength(1);
    expect(await dailyMailsOf(server(), odd)).toEqual([]);
    expect(await rowsOf(server(), odd.userId)).toMatchObject([{ outcome: null, tries: 0 }]);
  });

  it('is left to the next try by who took too long to begin', async () => {
    const { deps } = server();
    const recipient = await newRecipient(server());
    const { userId } = recipient;
    await deps.db.system
      .insert(dailyMails)
      .values({ userId, mailDate: '2026-11-15', zone: 'UTC', createdAt: now() });
    const { signal } = new AbortController();
    const tasks = [{ payload: { userId, date: '2026-11-15' }, signal }];
    const late = await mailTheDay(deps, tasks, 0);
    expect(late.map(({ status }) => status)).toEqual(['rejected']);
    expect(await dailyMailsOf(server(), recipient)).toEqual([]);
    const next = await mailTheDay(deps, tasks);
    expect(next.map(({ status }) => status)).toEqual(['fulfilled']);
    expect(await dailyMailsOf(server(), recipient)).toHaveLength(1);
  });

  it('is said in the words of the try that was first to note them', async () => {
    const { db } = server().deps;
    const { userId } = await newRecipient(server());
    const day = { userId, date: '2026-11-15' };
    await db.system
      .insert(dailyMails)
      .values({ userId, mailDate: day.date, zone: 'UTC', createdAt: now() });
    const [seen] = await findMails(db.system, [day]);
    if (!seen) throw new Error('It is there.');
    const note = (letter: unknown) => noteTries(db.system, [{ ...seen, letter }]);
    expect(await note({ words: 'first' })).toEqual(new Set([seen.mail.id]));
    expect(await note({ words: 'second' })).toEqual(new Set());
    expect(await rowsOf(server(), userId)).toMatchObject([
      { tries: 1, letter: { words: 'first' } },
    ]);
  });

  it('does not leave any more once its recipient unsubscribed, left, or is not confirmed, though it was queued', async () => {
    const { deps } = server();
    const db = deps.db.system;
    const [quiet, gone, unsure] = [
      await newRecipient(server()),
      await newRecipient(server()),
      await newRecipient(server()),
    ];
    const queued = [quiet, gone, unsure].map(({ userId }) => ({ userId, date: '2026-11-15' }));
    await db.insert(dailyMails).values(
      queued.map(({ userId, date }) => ({
        userId,
        mailDate: date,
        zone: 'UTC',
        createdAt: now(),
      })),
    );
    await quiet.call(calls.saveEmailPreferences, { daily_readings: false, daily_horoscope: false });
    await db.delete(users).where(eq(users.id, gone.userId));
    await db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, unsure.userId));
    await deps.jobs.enqueueAll(db, sendDailyMail, queued, ({ userId }) => userId);
    await queueIsEmpty(server());
    for (const recipient of [quiet, gone, unsure]) {
      expect(await dailyMailsOf(server(), recipient)).toEqual([]);
    }
    expect(await rowsOf(server(), quiet.userId)).toMatchObject([{ outcome: 'dropped' }]);
    expect(await rowsOf(server(), gone.userId)).toEqual([]);
    expect((await deps.jobs.deadLetters(10)).map(({ job }) => job)).not.toContain(
      sendDailyMail.name,
    );
  });

  it('is left out for a morning that a server slept through', async () => {
    const recipient = await newRecipient(server());
    const due = await dueAtOf(server(), recipient);
    if (!due) throw new Error('nothing is due');
    server().pass(due.getTime() - now().getTime() + 5 * 60 * 60 * 1000);
    await fanOutMail(server().deps);
    await queueIsEmpty(server());
    expect(await dailyMailsOf(server(), recipient)).toEqual([]);
    await nextMorning(server(), recipient);
    expect(await dailyMailsOf(server(), recipient)).toHaveLength(1);
  });

  it('comes again after a clock that ran ahead was put right, with nothing sent for the time between', async () => {
    const recipient = await newRecipient(server());
    const { deps } = server();
    const due = await dueAtOf(server(), recipient);
    server().pass(days(400));
    await fanOutMail(deps);
    await queueIsEmpty(server());
    server().pass(-days(400));
    await mendSchedule(deps, now());
    await fanOutMail(deps);
    await queueIsEmpty(server());
    expect(await dueAtOf(server(), recipient)).toEqual(due);
    expect(await dailyMailsOf(server(), recipient)).toEqual([]);
  });

  const now = () => server().deps.clock.now();
});

onOneServer(
  'the daily mail on a pinned date',
  (server) => {
    it('reads that date, and still comes once each morning', async () => {
      const recipient = await newRecipient(server());
      await nextMorning(server(), recipient);
      await nextMorning(server(), recipient);
      const mails = await dailyMailsOf(server(), recipient);
      expect(mails).toHaveLength(2);
      for (const { text } of mails) expect(text).toContain('Thursday, September 25, 2025');
    });
  },
  { READING_DATE: '2025-09-25' },
);

/** Refuses mail to the addresses in `refusedAddresses`. */
const standIn = startSmtpStandIn({
  onRecipient: (address) => (refusedAddresses.has(address) ? 550 : undefined),
});
const refusedAddresses = new Set<string>();
afterAll(async () => (await standIn).stop());

const received = async (email: string) =>
  (await standIn).received.filter(({ recipients }) => recipients.includes(email));

onOneServer(
  'the daily mail over SMTP',
  (server) => {
    it('has both parts, its own Message-ID and the one-click header, and that POST works', async () => {
      const recipient = await newRecipient(server());
      await nextMorning(server(), recipient);
      const [mail, ...more] = await received(recipient.email);
      expect(more).toEqual([]);
      const { headers, text, html } = readMessage(mail?.source ?? '');
      const [row] = await rowsOf(server(), recipient.userId);
      expect(headers.get('message-id')).toBe(`<${row?.id}@palm.example>`);
      expect(text.split('\r\n')).toContain(headers.get('subject'));
      expect(headers.get('auto-submitted')).toBe('auto-generated');
      expect(headers.get('content-type')).toMatch(/^multipart\/alternative/);
      expect(text).toMatch(/^DAILY GUIDANCE/);
      expect(html).toContain('prefers-color-scheme:dark');
      expect(html).not.toMatch(/<img|(?:href|src)="https?:\/\/(?!localhost)/);
      const url = /^<(\S+)>$/.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect((await fetch(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).ok).toBe(
        true,
      );
      expect(await recipient.call(calls.getEmailPreferences, {})).toMatchObject({
        daily_readings: false,
        daily_horoscope: false,
      });
      expect(await server().deps.db.system.select().from(outboxMails)).toEqual([]);
    });

    it('stops for an address that refuses it, until its owner asks again', async () => {
      const recipient = await newRecipient(server());
      const stopped = async () => (await recipient.call(calls.getEmailPreferences, {})).stopped;
      refusedAddresses.add(recipient.email);
      await nextMorning(server(), recipient);
      expect(await rowsOf(server(), recipient.userId)).toMatchObject([
        { outcome: 'refused', tries: 1 },
      ]);
      expect(await stopped()).toBe('bounced');
      refusedAddresses.delete(recipient.email);
      await nextMorning(server(), recipient);
      expect(await received(recipient.email)).toEqual([]);
      await recipient.call(calls.saveEmailPreferences, {
        daily_readings: true,
        daily_horoscope: true,
      });
      expect(await stopped()).toBeNull();
      await nextMorning(server(), recipient);
      expect(await received(recipient.email)).toHaveLength(1);
    });
  },
  async () => ({
    SMTP_URL: (await standIn).url,
    MAIL_FROM: 'Palm & Soul <oracle@palm.example>',
  }),
);
