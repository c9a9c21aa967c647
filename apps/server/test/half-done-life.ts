import { randomUUID } from 'node:crypto';
import { NEW_STATE } from '@palm/oracle/chat-state';
import { eq } from 'drizzle-orm';
import * as schema from '../src/platform/db/schema.ts';
import type { TestServer, Visitor } from './running-server.ts';

export type Resident = Visitor & { readonly email: string; readonly userId: string };

export const BIRTH_NAME = 'Theodora Quillfeather';

/** What is under way for minutes only, and what other parts of the product write by themselves. */
export async function leaveHalfDone(
  server: TestServer,
  { userId, email }: Resident,
): Promise<void> {
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
