import { readFileSync } from 'node:fs';
import { calls } from '@palm/contract/calls';
import { plans, type PlanName } from '@palm/contract/plans';
import { DAILY_TYPES } from '@palm/contract/reading-types';
import { describe, expect, it } from 'vitest';
import { ada } from '../../../../test/ada.ts';
import { newMember } from '../../../../test/members.ts';
import { onOneServer, type TestServer, type Visitor } from '../../../../test/running-server.ts';
import { palmScans } from '../../../platform/db/schema.ts';
import { giveTestPlan } from '../give-test-plan.ts';

/* Each plan × each thing it allows, asked of the server itself: the row of the table, and one step beyond it. */

const photo = readFileSync(
  new URL('../../../../../../packages/palmistry/test/data/rendered-palm.jpg', import.meta.url),
);
const birth = { ...ada, birth_time: null, birth_time_unknown: true };
/** Enough to see that nothing is counted, and fewer than fair use allows. */
const BEYOND_FREE = 6;

type Member = Visitor & { userId: string };

async function memberOn(server: TestServer, plan: PlanName): Promise<Member> {
  const member = await newMember(server);
  await member.call(calls.saveProfile, birth);
  if (plan !== 'free') await giveTestPlan(server.deps, member.userId, plan);
  return member;
}

/** How many of these were not refused. */
async function granted(asked: readonly (() => Promise<unknown>)[]): Promise<number> {
  let count = 0;
  for (const ask of asked) {
    await ask().then(
      () => (count += 1),
      () => count,
    );
  }
  return count;
}

const times = (count: number, ask: () => Promise<unknown>) =>
  Array.from({ length: count }, () => ask);

onOneServer('the server', (server) => {
  describe.each(Object.keys(plans) as PlanName[])('on the plan %s', (name) => {
    const plan = plans[name];

    it('reports what the plan is', async () => {
      const { call } = await memberOn(server(), name);
      const { subscribed, hasAccess, isInTrial } = plan;
      const state = await call(calls.checkSubscription, {});
      expect(state).toMatchObject({ subscribed, hasAccess, isInTrial, accessType: name });
    });

    it(`gives ${plan.dailyReadings.length} of the daily readings`, async () => {
      const { call } = await memberOn(server(), name);
      const asked = DAILY_TYPES.map(
        (type) => () => call(calls.oracleChat, { message: 'x', context: { kind: 'daily', type } }),
      );
      expect(await granted(asked)).toBe(plan.dailyReadings.length);
    });

    it('gives horoscopes, partner and compatibility readings', async () => {
      const { call } = await memberOn(server(), name);
      const contexts = [
        { kind: 'horoscope', type: 'daily', sign: 'leo' },
        { kind: 'partner', partnerSign: 'leo' },
        { kind: 'compatibility', sign: 'leo', partnerSign: 'libra' },
      ] as const;
      const asked = contexts.map(
        (context) => () => call(calls.oracleChat, { message: 'x', context }),
      );
      expect(await granted(asked)).toBe(contexts.length);
    });

    it(`answers ${plan.chatMessagesPerDay} questions a day`, async () => {
      const { call } = await memberOn(server(), name);
      const asked = times(BEYOND_FREE, () =>
        call(calls.oracleChat, { message: 'What about love?' }),
      );
      expect(await granted(asked)).toBe(Math.min(BEYOND_FREE, plan.chatMessagesPerDay));
    });

    it(`reads ${plan.palmScans} palms, each as ${plan.palmResult}`, async () => {
      const { call } = await memberOn(server(), name);
      const shown: boolean[] = [];
      const scan = async (): Promise<void> => {
        const { path } = await call(calls.uploadPalmPhoto, photo);
        const input = { filePath: path, analysisType: 'palm' } as const;
        shown.push((await call(calls.biometricAnalysis, input)).isPreview);
      };
      expect(await granted(times(2, scan))).toBe(Math.min(2, plan.palmScans));
      expect(new Set(shown)).toEqual(new Set([plan.palmResult === 'preview']));
    });

    it(`keeps ${plan.savedReadings} palm readings`, async () => {
      const { call, userId } = await memberOn(server(), name);
      const { db, clock } = server().deps;
      const scan = { userId, shown: { text: 'seen' }, createdAt: clock.now() };
      const scans = await db.system
        .insert(palmScans)
        .values(Array.from({ length: plan.savedReadings + 1 }, () => scan))
        .returning();
      const asked = scans.map(
        ({ id }) =>
          () =>
            call(calls.saveReading, { scanId: id }),
      );
      expect(await granted(asked)).toBe(plan.savedReadings);
    });
  });
});
