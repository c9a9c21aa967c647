import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { users } from '../../../platform/db/schema.ts';

export interface Customer {
  readonly userId: string;
  readonly email: string;
}

export async function findPerson(db: Db, userId: string): Promise<Customer | null> {
  const [user] = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}

/** The account, held until the transaction ends: what is recorded of one person comes one after another. */
export async function lockPerson(db: Db, userId: string): Promise<Customer | null> {
  const [user] = await db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return user ?? null;
}
