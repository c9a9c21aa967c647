import { randomUUID } from 'node:crypto';
import { calls } from '@palm/contract/calls';
import { expect, it } from 'vitest';
import { newMember } from '../../../test/members.ts';
import { onOneServer } from '../../../test/running-server.ts';
import {
  modelCalls,
  palmScans,
  profiles,
  readingPages,
  subscriptions,
  users,
} from '../../platform/db/schema.ts';

const ADMIN = 'admin@example.com';
const DAY = 24 * 3_600_000;

const modelCall = (kind: string, at: number, latencyMs: number, outcome = 'answered') => ({
  createdAt: new Date(at),
  kind,
  model: 'a-model',
  promptVersion: 1,
  inputTokens: 100,
  outputTokens: 10,
  costMicros: kind === 'chat' ? 7 : 5_000_000_000,
  latencyMs,
  firstTokenMs: outcome === 'answered' ? latencyMs / 2 : null,
  outcome,
});

onOneServer(
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
      const day = {
        readingDate: '2026-01-01',
        turn: 0,
        used: [],
        told: '',
        shape: '',
        createdAt: now,
      };
      const page = (userId: string, reading: string) => ({ userId, reading, ...day });
      await db.system
        .insert(readingPages)
        .values([page(read, 'daily:daily-guidance'), page(read, 'partner'), page(old, 'partner')]);
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
      await server().deps.statistics.events.settle();

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

    it('sum what the model cost and how long it took, by what it did, from the first moment of the period', async () => {
      const { db, clock } = server().deps;
      const admin = await newMember(server(), 'second@example.com');
      const midnight = new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`);
      const firstMoment = midnight.getTime() - 29 * DAY;
      await db.system
        .insert(modelCalls)
        .values([
          modelCall('chat', firstMoment, 100),
          modelCall('chat', firstMoment, 300),
          modelCall('chat', firstMoment - 1, 9000),
          modelCall('daily', midnight.getTime(), 1000, 'timed_out'),
        ]);
      const figures = await admin.call(calls.adminModel, { days: 30 });
      expect(figures).toMatchObject({
        model: null,
        total: {
          calls: 3,
          failed: 1,
          inputTokens: 300,
          outputTokens: 30,
          costMicros: 5_000_000_014,
          p50LatencyMs: 100,
          p95LatencyMs: 300,
          p95FirstTokenMs: 150,
        },
        parts: [
          { model: 'a-model', kind: 'daily', calls: 1, p95LatencyMs: null },
          { model: 'a-model', kind: 'chat', calls: 2, costMicros: 14, p95LatencyMs: 300 },
        ],
      });
      expect(figures.days.map(({ calls: count }) => count)).toEqual([2, 1]);
    });
  },
  { ADMIN_EMAILS: `${ADMIN}, second@example.com` },
);
