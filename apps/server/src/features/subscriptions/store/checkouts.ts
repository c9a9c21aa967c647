import { and, asc, desc, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { checkouts } from '../../../platform/db/schema.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

export async function findOpenCheckout(db: Db, userId: string): Promise<CheckoutRow | null> {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'open')));
  return row ?? null;
}

/** The user's open checkout, made now if there is none. Two who ask at once get the same one. */
export async function reserveCheckout(
  db: Db,
  checkout: Pick<
    CheckoutRow,
    'userId' | 'offersTrial' | 'shown' | 'termsVersion' | 'createdAt' | 'expiresAt'
  >,
): Promise<CheckoutRow> {
  await db
    .insert(checkouts)
    .values({ ...checkout, status: 'open' })
    .onConflictDoNothing();
  const open = await findOpenCheckout(db, checkout.userId);
  if (!open) throw new Error('a checkout was neither stored nor found');
  return open;
}

/** False when the checkout is gone: while the provider was being asked its owner left, or another took its place. */
export async function keepAddress(
  db: Db,
  id: string,
  address: { providerCheckoutId: string; url: string },
): Promise<boolean> {
  const kept = await db
    .update(checkouts)
    .set(address)
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')))
    .returning({ id: checkouts.id });
  return kept.length > 0;
}

export async function closeCheckout(db: Db, id: string): Promise<void> {
  await db
    .update(checkouts)
    .set({ status: 'expired' })
    .where(and(eq(checkouts.id, id), eq(checkouts.status, 'open')));
}

/** From now on it is the record of what was accepted. An order that is not this user's stays as it is. */
export async function completeCheckout(
  db: Db,
  {
    id,
    userId,
    ...completed
  }: {
    id: string;
    userId: string;
    subscriptionId: string;
    acceptedAt: Date;
  },
): Promise<boolean> {
  const done = await db
    .update(checkouts)
    .set({ status: 'completed', ...completed })
    .where(and(eq(checkouts.id, id), eq(checkouts.userId, userId), eq(checkouts.status, 'open')))
    .returning({ id: checkouts.id });
  return done.length > 0;
}

/** What the user accepted, newest first. */
export const consentsOf = (db: Db, userId: string): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.status, 'completed')))
    .orderBy(desc(checkouts.acceptedAt));

/** Those open since before a moment, a page at a time: the next one begins after the last id of this one. */
export const openSince = (
  db: Db,
  before: Date,
  { afterId, limit }: { afterId: string | null; limit: number },
): Promise<CheckoutRow[]> =>
  db
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.status, 'open'),
        lt(checkouts.createdAt, before),
        afterId === null ? undefined : gt(checkouts.id, afterId),
      ),
    )
    .orderBy(asc(checkouts.id))
    .limit(limit);
