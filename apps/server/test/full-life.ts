import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { calls } from '@palm/contract/calls';
import { NEW_STATE } from '@palm/oracle/chat-state';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import * as schema from '../src/platform/db/schema.ts';
import { adaInLisbon } from './ada.ts';
import { eventually } from './eventually.ts';
import { newMember } from './members.ts';
import type { TestServer, Visitor } from './running-server.ts';
import { post } from './billing-actions.ts';

const PHOTO = readFileSync(
  new URL('../../../packages/palmistry/test/data/rendered-palm.jpg', import.meta.url),
);

export type Resident = Visitor & { readonly email: string; readonly userId: string };

export const BIRTH_NAME = 'Theodora Quillfeather';
export const OWN_NOTE = 'The lamp was lit after all.';

/** A user who has used every feature, so that every table with user data holds a row of theirs. */
export async function newResident(server: TestServer): Promise<Resident> {
  const member = await newMember(server);
  await liveIn(server, member);
  await leaveHalfDone(server, member);
  return member;
}

async function liveIn(server: TestServer, { call }: Resident): Promise<void> {
  const session_id = randomUUID();
  const view = { event_type: 'page_view', page_path: '/', metadata: {} } as const;
  await call(calls.trackEvents, { session_id, events: [view] });
  await call(calls.saveProfile, {
    ...adaInLisbon,
    birth_name: BIRTH_NAME,
    birth_date: '1990-05-17',
    birth_time: '09:30',
  });
  await call(calls.oracleChat, { message: 'Will the lighthouse keeper write to me?' });
  const { pageId } = await call(calls.oracleChat, {
    message: 'daily',
    context: { kind: 'daily', type: 'daily-guidance' },
  });
  await call(calls.saveHistoryNote, { id: pageId ?? '', note: OWN_NOTE });
  await call(calls.createShare, { pageId: pageId ?? '', paragraph: 0 });
  const { path } = await call(calls.uploadPalmPhoto, new Uint8Array(PHOTO));
  const { scanId } = await call(calls.biometricAnalysis, {
    filePath: path,
    analysisType: 'palm',
    keepPhoto: true,
  });
  await call(calls.saveReading, { scanId });
  await post(server, (await call(calls.createCheckout, {})).url, {});
  await eventually(async () =>
    expect(await call(calls.checkSubscription, {})).toMatchObject({ hasAccess: true }),
  );
  await call(calls.customerPortal, {});
  await call(calls.makeCalendarLink, {});
}

/** What is under way for minutes only, and what other parts of the product write by themselves. */
async function leaveHalfDone(server: TestServer, { userId, email }: Resident): Promise<void> {
  const { system } = server.deps.db;
  const createdAt = new Date();
  const expiresAt = new Date(Date.now() + 900_000);
  const tokenHash = Buffer.from(randomUUID());
  await system.insert(schema.signupAttempts).values({ userId, passwordHash: 'phc', expiresAt });
  await system.insert(schema.passwordResets).values({ userId, tokenHash, expiresAt });
  await system
    .insert(schema.addressChanges)
    .values({ userId, newEmail: `new-${email}`, expiresAt, createdAt });
  await system.insert(schema.emailPreferences).values({ userId }).onConflictDoNothing();
  const [session] = await system
    .select({ id: schema.sessions.id })
    .from(schema.sessions)
    .where(eq(schema.sessions.userId, userId));
  if (session === undefined) throw new Error('a resident is signed in');
  await system.insert(schema.pushDevices).values({
    userId,
    sessionId: session.id,
    endpoint: `https://push.example/${userId}`,
    p256dh: `key of ${userId}`,
    auth: `secret of ${userId}`,
    wantsToday: true,
    wantsDates: true,
    quietFrom: 22,
    quietTo: 8,
    zone: 'Europe/Lisbon',
    dueAt: expiresAt,
    createdAt,
  });
  await system.insert(schema.people).values({
    userId,
    name: `Cousin of ${BIRTH_NAME}`,
    birthDate: '1988-02-03',
    createdAt,
    updatedAt: createdAt,
  });
  await system.insert(schema.userRoles).values({ userId, role: 'admin' });
  await system.insert(schema.mailSchedule).values({ userId }).onConflictDoNothing();
  await system
    .insert(schema.dailyMails)
    .values({ userId, mailDate: '2026-11-15', zone: 'Europe/Lisbon', createdAt });
  await system.insert(schema.mailStops).values({ userId, email, reason: 'bounced', createdAt });
  await system
    .insert(schema.chatReservations)
    .values({ userId, usageDate: '2026-11-15', expiresAt });
  await system
    .insert(schema.chatStates)
    .values({ userId, state: NEW_STATE, updatedAt: createdAt })
    .onConflictDoNothing();
  await system.insert(schema.modelCalls).values({
    userId,
    kind: 'chat',
    model: 'stand-in',
    promptVersion: 1,
    inputTokens: 1,
    outputTokens: 1,
    costMicros: 1,
    latencyMs: 1,
    outcome: 'whole',
    createdAt,
  });
}
