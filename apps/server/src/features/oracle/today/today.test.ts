import { calls } from '@palm/contract/calls';
import { DAILY_TYPES } from '@palm/contract/reading-types';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ada } from '../../../../test/ada.ts';
import { newMember } from '../../../../test/members.ts';
import { newMemberWithProfile } from '../../../../test/members-with-profile.ts';
import { onModelServer } from '../../../../test/model-servers.ts';
import { saysWell } from '../../../../test/model-lines.ts';
import { onOneServer, type TestServer } from '../../../../test/running-server.ts';
import { openAiWire } from '../../../../test/stand-ins/model/openai-wire.ts';
import { readingPages } from '../../../platform/db/schema.ts';
import { giveTestPlan } from '../../subscriptions/give-test-plan.ts';

const zone = 'Europe/Lisbon';

async function newUser(server: TestServer, plan?: 'trial' | 'premium') {
  const member = await newMember(server);
  await member.call(calls.saveProfile, ada);
  if (plan) await giveTestPlan(server.deps, member.userId, plan);
  return {
    ...member,
    today: () => member.call(calls.getToday, { zone }),
    open: (type: (typeof DAILY_TYPES)[number]) =>
      member.call(calls.oracleChat, {
        message: 'A reading, please.',
        context: { kind: 'daily', type },
        zone,
      }),
  };
}

onOneServer('today', (server) => {
  it('tells the titles of the pages that opening them gives', async () => {
    const { today, open } = await newUser(server(), 'premium');
    const told = await today();
    expect(told?.pages.map(({ type }) => type)).toEqual(DAILY_TYPES);
    for (const page of told?.pages ?? []) {
      const opened = await open(page.type);
      expect(page).toMatchObject({ isLocked: false, title: opened.title });
      expect(opened.response).toContain(page.opening);
    }
    expect(await today()).toEqual(told);
  });

  it('gives a few words of a locked page, keeps none of it, and the same page after an upgrade', async () => {
    const free = await newUser(server());
    const told = await free.today();
    const locked = told?.pages.filter(({ isLocked }) => isLocked) ?? [];
    expect(locked).toHaveLength(DAILY_TYPES.length - 1);
    for (const { opening } of locked) expect(opening?.split(' ').length).toBeLessThan(9);
    const { system } = server().deps.db;
    expect(await system.$count(readingPages, eq(readingPages.userId, free.userId))).toBe(1);
    await giveTestPlan(server().deps, free.userId, 'premium');
    const after = await free.today();
    expect(after?.pages.map(({ title }) => title)).toEqual(told?.pages.map(({ title }) => title));
    expect(after?.pages.some(({ isLocked }) => isLocked)).toBe(false);
  });

  it('is not in the history before a page is opened', async () => {
    const { today, open, call } = await newUser(server());
    await today();
    expect((await call(calls.listHistory, {})).days).toEqual([]);
    await open('daily-guidance');
    expect((await call(calls.listHistory, {})).days).toHaveLength(1);
  });

  it('shows the Moon, the contact that counts and the next date', async () => {
    const { today } = await newUser(server());
    const told = await today();
    expect(told?.moon.rise?.place ?? 'Lisbon').toBe('Lisbon');
    expect(told?.moon.illuminatedFraction).toBeGreaterThanOrEqual(0);
    expect(told?.contact?.kind).toBe('transit');
    expect(Date.parse(told?.next?.at ?? '')).toBeGreaterThan(Date.parse(told?.date ?? ''));
  });

  it('is nothing while birth details are missing', async () => {
    const member = await newMember(server());
    expect(await member.call(calls.getToday, { zone })).toBeNull();
  });
});

onModelServer('today with a language model', openAiWire, (server, stage) => {
  it('tells no words of a page before the model has written it', async () => {
    stage.play(saysWell);
    const { call, ask } = await newMemberWithProfile(server());
    const before = await call(calls.getToday, { zone });
    expect(before?.pages.map(({ title }) => title)).toEqual(DAILY_TYPES.map(() => null));
    const opened = await ask('A reading, please.', { kind: 'daily', type: 'daily-guidance' });
    const after = await call(calls.getToday, { zone });
    expect(after?.pages[0]).toMatchObject({ type: 'daily-guidance', title: opened.title });
  });
});
