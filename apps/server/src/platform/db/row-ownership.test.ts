import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { onEveryDatabase } from '../../../test/databases.ts';
import { failureOf } from '../../../test/failure-of.ts';
import { signedInPerson } from '../../../test/people.ts';
import type { Actor, Db } from './db.ts';
import {
  appAnalytics,
  biometricAnalyses,
  chatMessages,
  dailyMails,
  emailPreferences,
  mailSchedule,
  mailStops,
  outboxMails,
  profiles,
  sessions,
  userRoles,
  users,
} from './schema.ts';

const rowsOf = (userId: string) => ({
  profile: { userId, birthName: 'A name' },
  reading: {
    userId,
    analysisType: 'palm' as const,
    analysisResult: 'words',
    filePath: 'saved_reading',
  },
  message: { userId, text: 'a question', isUser: true },
  event: { userId, eventType: 'page_view', sessionId: randomUUID() },
  stop: { userId, email: 'a@example.com', reason: 'bounced' as const, createdAt: new Date() },
  mail: { userId, mailDate: '2026-11-15', zone: 'UTC', createdAt: new Date() },
});

async function giveOneOfEach(db: Db, userId: string): Promise<void> {
  const rows = rowsOf(userId);
  await db.insert(profiles).values(rows.profile);
  await db.insert(biometricAnalyses).values(rows.reading);
  await db.insert(chatMessages).values(rows.message);
  await db.insert(emailPreferences).values({ userId });
  await db.insert(mailSchedule).values({ userId });
  await db.insert(mailStops).values(rows.stop);
  await db.insert(dailyMails).values(rows.mail);
  await db.insert(appAnalytics).values(rows.event);
}

/** PostgreSQL's code for insufficient privilege, a violated row policy among them. */
const denied = { code: '42501' };

onEveryDatabase('the database', (database) => {
  describe('a user', () => {
    let ada: Actor;
    let eve: Actor;
    const asEve = <T>(work: (db: Db) => Promise<T>) => database().asUser(eve, work);

    beforeAll(async () => {
      ada = await signedInPerson(database());
      eve = await signedInPerson(database());
      const { system } = database();
      for (const { userId } of [ada, eve]) {
        await giveOneOfEach(system, userId);
        await system.insert(userRoles).values({ userId, role: 'admin' });
        const mail = { userId, recipient: 'a@example.com', subject: 's', text: 't', html: 'h' };
        await system.insert(outboxMails).values(mail);
      }
    });

    it('sees own rows only, where a statement forgot to say whose', async () => {
      const seen = await asEve(async (db) => [
        ...(await db.select({ userId: users.id }).from(users)),
        ...(await db.select({ userId: sessions.userId }).from(sessions)),
        ...(await db.select().from(userRoles)),
        ...(await db.select().from(profiles)),
        ...(await db.select().from(biometricAnalyses)),
        ...(await db.select().from(emailPreferences)),
        ...(await db.select().from(chatMessages)),
      ]);
      expect(seen.map(({ userId }) => userId)).toEqual(Array.from({ length: 7 }, () => eve.userId));
    });

    it("changes and deletes nothing of another's, where a statement forgot to say whose", async () => {
      const { system } = database();
      await asEve(async (db) => {
        await db.update(profiles).set({ birthName: 'Changed' });
        await db.update(emailPreferences).set({ dailyReadings: false });
        await db.update(mailSchedule).set({ seenZone: 'Asia/Tokyo' });
        await db.delete(mailStops);
        await db.delete(biometricAnalyses);
        await db.delete(chatMessages);
      });
      const [profile] = await system.select().from(profiles).where(eq(profiles.userId, ada.userId));
      expect(profile?.birthName).toBe('A name');
      expect(await system.$count(biometricAnalyses, eq(biometricAnalyses.userId, ada.userId))).toBe(
        1,
      );
      expect(await system.$count(chatMessages, eq(chatMessages.userId, ada.userId))).toBe(1);
      expect(await system.$count(mailSchedule, eq(mailSchedule.seenZone, 'Asia/Tokyo'))).toBe(1);
      expect(await system.$count(mailStops, eq(mailStops.userId, ada.userId))).toBe(1);
      expect(await system.$count(biometricAnalyses, eq(biometricAnalyses.userId, eve.userId))).toBe(
        0,
      );
    });

    it('writes nothing in the name of another', async () => {
      const { profile, reading, message, event } = rowsOf(ada.userId);
      const attempts: ((db: Db) => Promise<unknown>)[] = [
        (db) => db.insert(profiles).values(profile),
        (db) => db.insert(biometricAnalyses).values(reading),
        (db) => db.insert(chatMessages).values(message),
        (db) => db.insert(emailPreferences).values({ userId: ada.userId }),
        (db) => db.insert(mailSchedule).values({ userId: ada.userId }),
        (db) => db.insert(appAnalytics).values(event),
        (db) => db.insert(appAnalytics).values({ ...event, userId: null }),
        (db) => db.update(profiles).set({ userId: ada.userId }),
      ];
      for (const attempt of attempts) expect(await failureOf(asEve(attempt))).toMatchObject(denied);
    });

    it('reads no hash and no mail, and grants itself nothing', async () => {
      const attempts: ((db: Db) => Promise<unknown>)[] = [
        (db) => db.select({ hash: users.passwordHash }).from(users),
        (db) => db.select({ hash: sessions.secretHash }).from(sessions),
        (db) => db.select().from(outboxMails),
        (db) => db.select().from(dailyMails),
        (db) => db.select().from(appAnalytics),
        (db) => db.insert(userRoles).values({ userId: eve.userId, role: 'admin' }),
        (db) => db.update(users).set({ emailConfirmedAt: new Date() }),
        (db) => db.delete(users),
        (db) => db.delete(sessions),
      ];
      for (const attempt of attempts) expect(await failureOf(asEve(attempt))).toMatchObject(denied);
    });

    it('takes all rows along when the account goes', async () => {
      const gone = await signedInPerson(database());
      const { system } = database();
      await giveOneOfEach(system, gone.userId);
      await system.delete(users).where(eq(users.id, gone.userId));
      for (const table of [
        profiles,
        biometricAnalyses,
        chatMessages,
        emailPreferences,
        mailSchedule,
        mailStops,
        dailyMails,
        appAnalytics,
      ]) {
        expect(await system.$count(table, eq(table.userId, gone.userId))).toBe(0);
      }
    });
  });

  describe('row-level security', () => {
    it('is on for every table that holds rows of a user', async () => {
      const { rows } = await database().raw.query(`
      select relname from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
        and (relname = 'users' or exists (
          select from pg_attribute where attrelid = c.oid and attname = 'user_id'))`);
      expect(rows).toEqual([]);
    });

    it('leaves app_user these rights and no others', async () => {
      const { rows } = await database().raw.query(`
      select c.relname as name, string_agg(p, ' ' order by p) as rights
      from pg_class c cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) p
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and has_table_privilege('app_user', c.oid, p)
      group by c.relname`);
      expect(Object.fromEntries(rows.map((row) => [row['name'], row['rights']]))).toEqual({
        user_roles: 'select',
        profiles: 'insert select update',
        biometric_analyses: 'delete insert select',
        palm_scans: 'insert select',
        palm_photos: 'delete insert select update',
        people: 'delete insert select update',
        push_devices: 'delete insert select update',
        calendar_feeds: 'delete insert',
        reading_pages: 'insert select',
        history_pages: 'delete insert select update',
        shared_pages: 'delete insert',
        chat_usage: 'insert select update',
        chat_reservations: 'delete insert select',
        email_preferences: 'delete insert select update',
        mail_schedule: 'insert select update',
        mail_stops: 'delete select',
        chat_messages: 'delete insert select',
        chat_states: 'delete insert select update',
        app_analytics: 'insert',
        subscriptions: 'select',
        checkouts: 'select',
      });
    });

    it('lets app_user read these single columns beside', async () => {
      const { rows } = await database().raw.query(`
      select relname as name, string_agg(attname, ' ' order by attname) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
        and has_column_privilege('app_user', c.oid, attnum, 'select')
        and not has_table_privilege('app_user', c.oid, 'select')
      group by relname`);
      expect(Object.fromEntries(rows.map((row) => [row['name'], row['columns']]))).toEqual({
        users:
          'created_at email email_confirmed_at google_subject id last_sign_in_at terms_accepted_at terms_version',
        sessions: 'created_at expires_at id last_used_at user_agent user_id',
        shared_pages: 'created_at id is_whole page_id paragraph reading_id shows_hand user_id',
        data_exports: 'expires_at id ready_at requested_at size_bytes user_id',
        calendar_feeds: 'created_at user_id',
        address_changes: 'created_at expires_at id new_email old_email user_id',
      });
    });

    it('does not let app_user make anything of its own', async () => {
      const { rows } = await database().raw.query(
        `select has_schema_privilege('app_user', 'public', 'create') as may`,
      );
      expect(rows).toEqual([{ may: false }]);
    });
  });
});
