import { randomUUID } from 'node:crypto';
import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { newMember } from '../../../test/members.ts';
import { onEveryServer } from '../../../test/running-server.ts';
import {
  palmScans,
  profiles,
  readingMarks,
  subscriptions,
  users,
} from '../../platform/db/schema.ts';

const ADMIN = 'admin@example.com';
const DAY = 24 * 3_600_000;

onEveryServer(
  'the insights',
  (server) => {
    it('follow the accounts of 30 days as far as they have come', async () => {
      const admin = await newMember(server(), ADMIN);
      const { db, clock } = server().deps;
      const now = clock.now();
      const ids = Array.from({ length: 6 }, () => randomUUID());
      const [old = '', pending = '', told = '', read = '', scanned = '', paying = ''] = ids;
      await db.system.insert(users).values(
        ids.map((id) => ({
          id,
          email: `${id}@example.com`,
          termsAcceptedAt: now,
          termsVersion: '1',
          createdAt: new Date(now.getTime() - (id === old ? 30 * DAY : DAY)),
          emailConfirmedAt: id === pending ? null : now,
        })),
      );
      const birthDetails = [old, told, read].map((userId) => ({ userId, birthDate: '1990-01-01' }));
      await db.system.insert(profiles).values([...birthDetails, { userId: scanned }]);
      const mark = { reading: 'daily:daily-guidance', readingDate: '2026-01-01', grams: [] };
      await db.system
        .insert(readingMarks)
        .values([read, read, old].map((userId) => ({ userId, createdAt: now, ...mark })));
      await db.system.insert(palmScans).values({ userId: scanned, createdAt: now });
      await db.system.insert(subscriptions).values({
        id: randomUUID(),
        userId: paying,
        status: 'ended',
        periodEndsAt: now,
        startedAt: now,
        fetchedAt: now,
        ticket: 1,
      });
      const event = { page_path: '/', metadata: { reading_type: 'palm' } };
      await admin.call(calls.trackEvents, {
        session_id: randomUUID(),
        events: [{ ...event, event_type: 'reading' }],
      });

      const insights = await admin.call(calls.adminInsights, { days: 90 });
      expect(Object.fromEntries(insights.funnel.map(({ step, count }) => [step, count]))).toEqual({
        visited: 1,
        // Five of the six, and the admin.
        joined: 6,
        confirmed: 5,
        birth_details: 2,
        reading: 2,
        subscribed: 1,
      });
      expect(insights.days).toHaveLength(90);
      expect(insights.days.at(-1)).toMatchObject({ readings: 1, visitors: 1, pageViews: 0 });
      expect(insights.readings).toEqual([{ type: 'palm', count: 1 }]);
    });
  },
  { ADMIN_EMAILS: ADMIN },
);
