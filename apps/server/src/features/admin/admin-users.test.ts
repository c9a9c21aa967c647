import { randomUUID } from 'node:crypto';
import type { InputOf } from '@palm/contract/call';
import { calls, type Calls } from '@palm/contract/calls';
import { ADMIN_LIST_MAX } from '@palm/contract/limits';
import { eq, inArray, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newMember } from '../../../test/members.ts';
import { onOneServer, type TestServer } from '../../../test/running-server.ts';
import {
  adminActions,
  appAnalytics,
  profiles,
  sessions,
  subscriptions,
  userRoles,
  users,
} from '../../platform/db/schema.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ADMIN = 'admin@example.com';

/** The admin of each server, signed up once. */
const admins = new WeakMap<TestServer, ReturnType<typeof newMember>>();
function adminOf(server: TestServer): ReturnType<typeof newMember> {
  const known = admins.get(server) ?? newMember(server, ADMIN);
  admins.set(server, known);
  return known;
}

interface Person {
  readonly email: string;
  readonly name?: string;
  readonly confirmed?: boolean;
  readonly joinedAgo?: number;
  readonly signedInAgo?: number;
}

/** Straight into the tables: a hundred people cannot sign up one by one. */
async function addPeople(server: TestServer, people: readonly Person[]): Promise<string[]> {
  const now = server.deps.clock.now().getTime();
  const { system } = server.deps.db;
  const rows = people.map(({ email, confirmed = true, joinedAgo = DAY, signedInAgo }) => ({
    id: randomUUID(),
    email,
    termsAcceptedAt: new Date(now),
    termsVersion: '1',
    createdAt: new Date(now - joinedAgo),
    emailConfirmedAt: confirmed ? new Date(now - joinedAgo) : null,
    lastSignInAt: signedInAgo === undefined ? null : new Date(now - signedInAgo),
  }));
  await system.insert(users).values(rows);
  const named = rows.flatMap(({ id }, index) => {
    const displayName = people[index]?.name;
    return displayName === undefined ? [] : [{ userId: id, displayName }];
  });
  if (named.length > 0) await system.insert(profiles).values(named);
  return rows.map(({ id }) => id);
}

type Query = InputOf<Calls['adminUsers']>;

onOneServer(
  "the dashboard's users",
  (server) => {
    const ask = async (query: Query = {}) =>
      (await adminOf(server())).call(calls.adminUsers, query);
    const emails = async (query: Query) => (await ask(query)).users.map(({ email }) => email);

    const remove = async (userId: string) =>
      (await adminOf(server())).call(calls.administerUser, { userId, action: 'delete' });
    const actions = async () =>
      (await (await adminOf(server())).call(calls.adminActions, {})).actions;

    /** Leaves only the admin account, without events or actions. */
    beforeEach(async () => {
      const { userId } = await adminOf(server());
      const { system } = server().deps.db;
      await system.delete(users).where(ne(users.id, userId));
      await system.delete(appAnalytics);
      await system.delete(adminActions);
    });

    describe('figures', () => {
      it('are those that were counted by hand', async () => {
        const { system } = server().deps.db;
        const now = server().deps.clock.now().getTime();
        const [trial, premium, , , longSession] = await addPeople(server(), [
          { email: 'trial@example.com', signedInAgo: HOUR },
          { email: 'premium@example.com', signedInAgo: 30 * DAY - 60_000 },
          { email: 'asleep@example.com', signedInAgo: 30 * DAY },
          { email: 'pending@example.com', confirmed: false },
          { email: 'stays-in@example.com', signedInAgo: 90 * DAY },
        ]);
        if (!trial || !premium || !longSession) throw new Error('Five were added.');
        const state = { startedAt: new Date(now), fetchedAt: new Date(now), ticket: 1 };
        await system.insert(subscriptions).values([
          {
            ...state,
            id: 'in-trial',
            userId: trial,
            status: 'trialing',
            trialEndsAt: new Date(now + 3 * DAY),
            periodEndsAt: new Date(now + 3 * DAY),
          },
          {
            ...state,
            id: 'paid',
            userId: premium,
            status: 'active',
            periodEndsAt: new Date(now + 3 * DAY),
          },
        ]);
        await system.insert(sessions).values({
          userId: longSession,
          secretHash: Buffer.from(randomUUID()),
          lastUsedAt: new Date(now - 29 * DAY),
          expiresAt: new Date(now + DAY),
        });
        const [active, looker, gone] = [randomUUID(), randomUUID(), randomUUID()];
        const seen = (eventType: string, sessionId: string, msAgo: number) => ({
          eventType,
          sessionId,
          createdAt: new Date(now - msAgo),
        });
        await system
          .insert(appAnalytics)
          .values([
            seen('page_view', active, DAY),
            seen('reading', active, DAY),
            seen('page_view', looker, 30 * DAY - 60_000),
            seen('page_view', looker, HOUR),
            seen('page_view', randomUUID(), HOUR),
            seen('signup', gone, 30 * DAY + 60_000),
          ]);
        const { users: listed, stats } = await ask();
        expect(stats).toEqual({
          totalUsers: 6,
          confirmedUsers: 5,
          // The admin, trial, premium, and who never signed out.
          recentlyActive: 4,
          totalPageViews: 4,
          uniqueVisitors: 3,
          conversionRate: 33.3,
          trialUsers: 1,
          premiumUsers: 1,
        });
        const plans = Object.fromEntries(
          listed.map((user) => [user.email, [user.subscription_status, user.trial_days_left]]),
        );
        expect(plans).toMatchObject({
          'trial@example.com': ['trial', 3],
          'premium@example.com': ['premium', 0],
          'pending@example.com': ['free', 0],
        });
      });

      it('are zero where nothing happened', async () => {
        expect((await ask()).stats).toEqual({
          totalUsers: 1,
          confirmedUsers: 1,
          recentlyActive: 1,
          totalPageViews: 0,
          uniqueVisitors: 0,
          conversionRate: 0,
          trialUsers: 0,
          premiumUsers: 0,
        });
      });
    });

    describe('list', () => {
      it('is whole when no page is asked for, newest first', async () => {
        await addPeople(server(), [
          { email: 'ada@example.com', name: 'Ada', joinedAgo: 3 * DAY, signedInAgo: DAY },
          { email: 'bob@example.com', confirmed: false, joinedAgo: 2 * DAY },
        ]);
        const { users: listed, total, next } = await ask();
        expect(listed).toHaveLength(3);
        expect(listed.slice(1)).toMatchObject([
          {
            email: 'bob@example.com',
            display_name: null,
            email_confirmed_at: null,
            last_sign_in_at: null,
            subscription_status: 'free',
            trial_days_left: 0,
          },
          { email: 'ada@example.com', display_name: 'Ada' },
        ]);
        expect({ total, next }).toEqual({ total: 3, next: null });
      });

      it('ends at its limit where there are more, and goes on from there', async () => {
        await addPeople(
          server(),
          Array.from({ length: ADMIN_LIST_MAX }, (_, n) => ({ email: `many-${n}@example.com` })),
        );
        const first = await ask();
        expect(first.users).toHaveLength(ADMIN_LIST_MAX);
        expect(first.total).toBe(ADMIN_LIST_MAX + 1);
        const rest = await ask({ after: first.next ?? '' });
        expect(rest.users).toHaveLength(1);
        expect(rest.next).toBeNull();
      });

      const orders = (['created_at', 'last_sign_in_at', 'email', 'display_name'] as const).flatMap(
        (sort) => (['asc', 'desc'] as const).map((order) => ({ sort, order })),
      );
      it.each(orders)('pages by $sort $order through everybody once', async ({ sort, order }) => {
        await addPeople(
          server(),
          // Several alike in everything but their address, and some without a name or a sign-in.
          Array.from({ length: 12 }, (_, n) => ({
            email: `${String.fromCharCode(97 + ((n * 5) % 12))}@example.com`,
            joinedAgo: Math.floor(n / 4) * DAY,
            ...(n % 3 > 0 && { signedInAgo: (n % 3) * HOUR, name: `Name ${n % 3}` }),
          })),
        );
        const whole = await emails({ sort, order });
        const paged: string[] = [];
        for (let after: string | undefined; ;) {
          const page = await ask({ sort, order, limit: 5, after });
          paged.push(...page.users.map(({ email }) => email));
          if (page.next === null) break;
          after = page.next;
        }
        expect(paged).toEqual(whole);
        expect(new Set(paged).size).toBe(13);
        const other = await emails({ sort, order: order === 'asc' ? 'desc' : 'asc' });
        expect(other).toEqual(whole.toReversed());
      });

      it('finds by part of an address or a name, in any case, and takes no sign for a wildcard', async () => {
        await addPeople(server(), [
          { email: 'lovelace@example.com', name: 'Ada' },
          { email: 'ada%under_score@example.com' },
          { email: 'bob@example.com', name: 'Bob' },
        ]);
        const sort = { sort: 'email', order: 'asc' } as const;
        expect(await emails({ search: ' ADA ', ...sort })).toEqual([
          'ada%under_score@example.com',
          'lovelace@example.com',
        ]);
        expect(await emails({ search: '%', ...sort })).toEqual(['ada%under_score@example.com']);
        expect(await emails({ search: '_', ...sort })).toEqual(['ada%under_score@example.com']);
        expect(await ask({ search: 'no such user' })).toMatchObject({
          users: [],
          total: 0,
          next: null,
        });
      });

      it('is filtered by plan and by email status', async () => {
        const [paying] = await addPeople(server(), [
          { email: 'paying@example.com' },
          { email: 'pending@example.com', confirmed: false },
        ]);
        if (!paying) throw new Error('Two were added.');
        const { clock, db } = server().deps;
        await db.system.insert(subscriptions).values({
          id: randomUUID(),
          userId: paying,
          status: 'active',
          periodEndsAt: new Date(clock.now().getTime() + DAY),
          startedAt: clock.now(),
          fetchedAt: clock.now(),
          ticket: 1,
        });
        const sort = { sort: 'email', order: 'asc' } as const;
        expect(await emails({ subscription: 'premium', ...sort })).toEqual(['paying@example.com']);
        expect(await emails({ subscription: 'trial', ...sort })).toEqual([]);
        expect(await emails({ subscription: 'free', ...sort })).toEqual([
          ADMIN,
          'pending@example.com',
        ]);
        expect(await emails({ email_status: 'pending' })).toEqual(['pending@example.com']);
        expect(await ask({ email_status: 'confirmed' })).toMatchObject({ total: 2 });
      });

      it.each([
        [
          'a cursor of another order',
          { sort: 'email', after: cursor('created_at', '2026-01-01T00:00:00Z') },
        ],
        ['a cursor that says no time', { after: cursor('created_at', 'yesterday') }],
        ['a NUL', { sort: 'email', after: cursor('email', 'a\u0000') }],
        ['a NUL in a name', { sort: 'display_name', after: cursor('display_name', '\u0000') }],
        ['nonsense', { after: 'nonsense' }],
        ['a limit of none', { limit: 0 }],
        ['a limit above the highest', { limit: ADMIN_LIST_MAX + 1 }],
      ] satisfies [string, Query][])('refuses %s', async (_, query) => {
        await expect(ask(query)).rejects.toThrow('invalid_input');
      });
    });

    describe('deletion', () => {
      it('takes a user with their session away, and is written down without their address', async () => {
        const admin = await adminOf(server());
        const member = await newMember(server());
        expect(await remove(member.userId)).toEqual({ success: true });
        await expect(member.call(calls.getUser, {})).rejects.toThrow('signed_out');
        expect(await emails({})).toEqual([ADMIN]);
        expect(await actions()).toMatchObject([
          { kind: 'delete_user', admin: admin.email, subjectId: member.userId, details: null },
        ]);
        await expect(remove(member.userId)).rejects.toThrow('user_gone');
        expect(await actions()).toHaveLength(1);
      });

      it('is refused for oneself, and leaves nothing behind', async () => {
        const { userId } = await adminOf(server());
        await expect(remove(userId)).rejects.toThrow('own_account');
        expect(await emails({})).toEqual([ADMIN]);
        expect(await actions()).toEqual([]);
      });

      it('of each other leaves one admin, however close together', async () => {
        const [one, two] = [await newMember(server()), await newMember(server())];
        const { system } = server().deps.db;
        const { userId: first } = await adminOf(server());
        await system.delete(userRoles);
        const roles = [one, two].map(({ userId }) => ({ userId, role: 'admin' as const }));
        await system.insert(userRoles).values(roles);
        const outcomes = await Promise.allSettled([
          one.call(calls.administerUser, { userId: two.userId, action: 'delete' }),
          two.call(calls.administerUser, { userId: one.userId, action: 'delete' }),
        ]);
        await system.insert(userRoles).values({ userId: first, role: 'admin' });
        expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
        const left = await system
          .select({ id: users.id })
          .from(users)
          .where(inArray(users.id, [one.userId, two.userId]));
        expect(left).toHaveLength(1);
      });
    });

    describe('export', () => {
      it('is a table of those that fit, harmless to a spreadsheet, and is written down', async () => {
        const admin = await adminOf(server());
        await addPeople(server(), [
          { email: 'ada@example.com', name: '=HYPERLINK("http://x","y")' },
          { email: 'bob@example.com', name: 'Bob, the "Builder"' },
        ]);
        const { csv, users: count } = await admin.call(calls.exportUsers, {
          search: 'b@example.com',
        });
        expect(count).toBe(1);
        expect(csv).toMatch(
          /^"id","email","display_name","email_confirmed_at","subscription_status","trial_days_left","created_at","last_sign_in_at"\r\n"[\da-f-]{36}","bob@example\.com","Bob, the ""Builder""",/,
        );
        const all = await admin.call(calls.exportUsers, {});
        expect(all.csv).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
        const noted = await server()
          .deps.db.system.select()
          .from(adminActions)
          .where(eq(adminActions.kind, 'export_users'));
        expect(new Set(noted.map(({ details }) => details))).toEqual(
          new Set(['1 user', '3 users']),
        );
      });
    });
  },
  { ADMIN_EMAILS: ADMIN, RATE_LIMIT_SCALE: '100' },
);

function cursor(sort: string, key: string): string {
  return Buffer.from(JSON.stringify([sort, key, randomUUID()])).toString('base64url');
}
