import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { people } from '../../platform/db/schema.ts';

export type PersonRow = typeof people.$inferSelect;
export type PersonValues = Omit<typeof people.$inferInsert, 'id' | 'userId' | 'createdAt'>;

export const findPeople = (db: Db, userId: string): Promise<PersonRow[]> =>
  db
    .select()
    .from(people)
    .where(eq(people.userId, userId))
    .orderBy(asc(people.createdAt), asc(people.id));

const isOf = (userId: string, id: string) => and(eq(people.id, id), eq(people.userId, userId));

export async function findPerson(db: Db, userId: string, id: string): Promise<PersonRow | null> {
  const [row] = await db.select().from(people).where(isOf(userId, id));
  return row ?? null;
}

/** One user adds people one after another, so that two at once cannot pass the limit. */
export async function takeTurn(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`people:${userId}`}, 0))`);
}

export async function countPeople(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ people: count() }).from(people).where(eq(people.userId, userId));
  return row?.people ?? 0;
}

export async function addPerson(
  db: Db,
  userId: string,
  values: PersonValues,
  now: Date,
): Promise<PersonRow> {
  const [row] = await db
    .insert(people)
    .values({ userId, ...values, createdAt: now })
    .returning();
  if (!row) throw new Error('a person was not stored');
  return row;
}

export async function changePerson(
  db: Db,
  userId: string,
  id: string,
  values: PersonValues,
): Promise<PersonRow | null> {
  const [row] = await db.update(people).set(values).where(isOf(userId, id)).returning();
  return row ?? null;
}

export async function dropPerson(db: Db, userId: string, id: string): Promise<boolean> {
  const dropped = await db.delete(people).where(isOf(userId, id)).returning({ id: people.id });
  return dropped.length > 0;
}
