import { calls } from '@palm/contract/calls';
import { eq } from 'drizzle-orm';
import { fanOutMail } from '../src/features/daily-mail/schedule/fan-out.ts';
import { sendDailyMail } from '../src/features/daily-mail/jobs.ts';
import { mailSchedule, users } from '../src/platform/db/schema.ts';
import type { OutboxMail } from '../src/platform/mail/outbox.ts';
import { jobsAreDone } from './jobs-are-done.ts';
import { signedInPerson } from './people.ts';
import { adaInLisbon } from './ada.ts';
import { type TestServer, visit } from './running-server.ts';
import type { Member } from './billing/billing-member.ts';
import { stayingFresh } from './billing/billing-actions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A user with birth details, made without a mail, whose access token outlives the days that a test lets pass. */
export async function newRecipient(server: TestServer): Promise<Member> {
  const { db, tokens } = server.deps;
  const actor = await signedInPerson(db, 60 * DAY_MS);
  const { userId } = actor;
  const [user] = await db.system
    .update(users)
    .set({ emailConfirmedAt: new Date() })
    .where(eq(users.id, userId))
    .returning();
  const visitor = visit(server.url);
  visitor.token = (await tokens.access.issue(actor)).token;
  const recipient = Object.assign(visitor, { userId, email: user?.email ?? '' });
  await recipient.call(calls.saveProfile, adaInLisbon);
  return stayingFresh(server, recipient);
}

/** When the user's next mail is due; null for never. */
export async function dueAtOf(server: TestServer, { userId }: Member): Promise<Date | null> {
  const [row] = await server.deps.db.system
    .select()
    .from(mailSchedule)
    .where(eq(mailSchedule.userId, userId));
  return row?.dueAt ?? null;
}

/** Lets time pass until the user's next mail is due, or for a day, and waits until all due jobs are done. */
export async function nextMorning(server: TestServer, recipient: Member): Promise<void> {
  const dueAt = await dueAtOf(server, recipient);
  server.pass(dueAt ? dueAt.getTime() - server.deps.clock.now().getTime() + 1000 : DAY_MS);
  await fanOutMail(server.deps);
  await queueIsEmpty(server);
}

export const queueIsEmpty = (server: TestServer): Promise<void> =>
  jobsAreDone(server, sendDailyMail);

/** The user's daily mails, newest first. */
export const dailyMailsOf = async (server: TestServer, { email }: Member): Promise<OutboxMail[]> =>
  (await server.mailTo(email)).filter(({ headers }) => 'List-Unsubscribe' in headers);

/** The address that a mail's one-click header names. */
export const unsubscribeUrlOf = (mail: OutboxMail | undefined): string =>
  /^<(.+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';

export const tokenOf = (mail: OutboxMail | undefined): string =>
  new URL(unsubscribeUrlOf(mail)).searchParams.get('token') ?? '';
