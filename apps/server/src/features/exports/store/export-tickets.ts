import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { dataExports } from '../../../platform/db/schema.ts';

export type ExportRow = typeof dataExports.$inferSelect;

/** Hands out a ticket for a finished export that has not expired; null when there is none. */
export async function giveTicket(
  db: Db,
  userId: string,
  ticket: { ticketHash: Buffer; ticketExpiresAt: Date; now: Date },
): Promise<string | null> {
  const { now, ...given } = ticket;
  const [row] = await db
    .update(dataExports)
    .set(given)
    .where(and(eq(dataExports.userId, userId), gt(dataExports.expiresAt, now)))
    .returning({ id: dataExports.id });
  return row?.id ?? null;
}

export async function findByTicket(
  db: Db,
  ticketHash: Buffer,
  now: Date,
): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.ticketHash, ticketHash),
        gt(dataExports.ticketExpiresAt, now),
        gt(dataExports.expiresAt, now),
      ),
    );
  return row ?? null;
}
