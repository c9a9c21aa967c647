import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { billingCustomers } from '../../../platform/db/schema.ts';
import type { Payments } from '../../../platform/payments/payments.ts';

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
