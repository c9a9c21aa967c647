import { and, asc, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { pushDevices } from '../../platform/db/schema.ts';

export type PushDevice = typeof pushDevices.$inferSelect;
export type NewDevice = typeof pushDevices.$inferInsert;

export async function findDevice(
  db: Db,
  userId: string,
  endpoint: string,
): Promise<PushDevice | null> {
  const [device] = await db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.endpoint, endpoint)));
  return device ?? null;
}

export async function putDevice(db: Db, device: NewDevice): Promise<void> {
  const { createdAt: _, ...changed } = device;
  await db
    .insert(pushDevices)
    .values(device)
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: changed });
}

export async function dropDevice(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.userId, userId), eq(pushDevices.endpoint, endpoint)));
}

/** A browser that another account used before belongs to the one that uses it now. */
export async function dropForeignDevice(db: Db, userId: string, endpoint: string): Promise<void> {
  await db
    .delete(pushDevices)
    .where(and(ne(pushDevices.userId, userId), eq(pushDevices.endpoint, endpoint)));
}

/** All but the newest few: each costs a request a day. */
export async function dropOldest(db: Db, userId: string, kept: number): Promise<void> {
  await db.execute(sql`
    delete from push_devices where id in (
      select id from push_devices where user_id = ${userId} order by created_at desc offset ${kept})`);
}

export const findDevices = (db: Db, userId: string): Promise<PushDevice[]> =>
  db.select().from(pushDevices).where(eq(pushDevices.userId, userId));

export async function moveDevice(
  db: Db,
  id: string,
  to: Partial<Pick<PushDevice, 'zone' | 'dueAt'>>,
): Promise<void> {
  await db.update(pushDevices).set(to).where(eq(pushDevices.id, id));
}

/** Held until the transaction ends; what another process holds is left to it. */
export const takeDueDevices = (db: Db, now: Date, limit: number): Promise<PushDevice[]> =>
  db
    .select()
    .from(pushDevices)
    .where(lte(pushDevices.dueAt, now))
    .orderBy(asc(pushDevices.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });

export async function findDeviceById(db: Db, id: string): Promise<PushDevice | null> {
  const [device] = await db.select().from(pushDevices).where(eq(pushDevices.id, id));
  return device ?? null;
}

export async function dropDeviceById(db: Db, id: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.id, id));
}

export type Kind = 'today' | 'dates';
const SENT = { today: pushDevices.todaySent, dates: pushDevices.datesSent } as const;
const sentOn = (kind: Kind, date: string | null) =>
  kind === 'today' ? { todaySent: date } : { datesSent: date };

/** Notes that a reminder of this kind goes out for a day; false where one has gone already. */
export async function claim(db: Db, id: string, kind: Kind, date: string): Promise<boolean> {
  const claimed = await db
    .update(pushDevices)
    .set(sentOn(kind, date))
    .where(and(eq(pushDevices.id, id), or(isNull(SENT[kind]), lt(SENT[kind], date))))
    .returning({ id: pushDevices.id });
  return claimed.length > 0;
}

/** The push service did not take it: it may be tried again. */
export async function unclaim(db: Db, id: string, kind: Kind): Promise<void> {
  await db.update(pushDevices).set(sentOn(kind, null)).where(eq(pushDevices.id, id));
}
