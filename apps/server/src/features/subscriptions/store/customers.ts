import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { billingCustomers, users } from '../../../platform/db/schema.ts';
import type { Payments } from '../../../platform/payments/payments.ts';

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

type Provider = Payments['provider'];

export async function findCustomerId(
  db: Db,
  userId: string,
  provider: Provider,
): Promise<string | null> {
  const [row] = await db
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider)));
  return row?.customerId ?? null;
}

/** Whether any provider knows this user. */
export async function hasCustomer(db: Db, userId: string): Promise<boolean> {
  const known = await db
    .select({ provider: billingCustomers.provider })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId));
  return known.length > 0;
}

export async function keepCustomer(
  db: Db,
  customer: { userId: string; provider: Provider; customerId: string },
): Promise<void> {
  const { provider, customerId } = customer;
  await db
    .insert(billingCustomers)
    .values(customer)
    .onConflictDoUpdate({ target: billingCustomers.userId, set: { provider, customerId } });
}
