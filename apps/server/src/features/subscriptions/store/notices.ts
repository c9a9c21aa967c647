import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { billingNotices, users } from '../../../platform/db/schema.ts';

export type NoticeKind = (typeof billingNotices.$inferSelect)['kind'];

/** Its id, or null when this was told before. */
export async function addNotice(
  db: Db,
  notice: Omit<typeof billingNotices.$inferInsert, 'id'>,
): Promise<string | null> {
  const [row] = await db
    .insert(billingNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ id: billingNotices.id });
  return row?.id ?? null;
}

export async function findNotice(db: Db, id: string) {
  const [row] = await db
    .select({
      kind: billingNotices.kind,
      details: billingNotices.details,
      userId: users.id,
      email: users.email,
    })
    .from(billingNotices)
    .innerJoin(users, eq(users.id, billingNotices.userId))
    .where(eq(billingNotices.id, id));
  return row ?? null;
}
