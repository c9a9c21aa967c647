import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { dataExports, users } from '../../../platform/db/schema.ts';
import type { ExportRow } from './export-tickets.ts';

/** Of the columns only those that the owner may read. */
const shown = {
  id: dataExports.id,
  userId: dataExports.userId,
  requestedAt: dataExports.requestedAt,
  readyAt: dataExports.readyAt,
  expiresAt: dataExports.expiresAt,
  sizeBytes: dataExports.sizeBytes,
};
export type ShownExport = Pick<ExportRow, keyof typeof shown>;

export async function findOwnExport(db: Db, userId: string): Promise<ShownExport | null> {
  const [row] = await db.select(shown).from(dataExports).where(eq(dataExports.userId, userId));
  return row ?? null;
}

/** Takes the place of one that is finished, or that should long have been. Null while another is being made. */
export async function beginExport(
  db: Db,
  { id, userId, now, stuckBefore }: { id: string; userId: string; now: Date; stuckBefore: Date },
): Promise<ShownExport | null> {
  const fresh = {
    id,
    requestedAt: now,
    readyAt: null,
    expiresAt: null,
    sizeBytes: null,
    ticketHash: null,
    ticketExpiresAt: null,
  };
  const [row] = await db
    .insert(dataExports)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: dataExports.userId,
      set: fresh,
      setWhere: sql`${dataExports.readyAt} is not null or ${lt(dataExports.requestedAt, stuckBefore)}`,
    })
    .returning(shown);
  return row ?? null;
}

export async function findExportInMaking(db: Db, id: string): Promise<ShownExport | null> {
  const [row] = await db
    .select(shown)
    .from(dataExports)
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)));
  return row ?? null;
}

/** False when the export, or its owner, is gone. */
export async function noteReady(
  db: Db,
  id: string,
  ready: { readyAt: Date; expiresAt: Date; sizeBytes: number },
): Promise<boolean> {
  const noted = await db
    .update(dataExports)
    .set(ready)
    .where(eq(dataExports.id, id))
    .returning({ id: dataExports.id });
  return noted.length > 0;
}

export async function findAddressee(
  db: Db,
  id: string,
): Promise<{ email: string; userId: string } | null> {
  const [row] = await db
    .select({ email: users.email, userId: users.id })
    .from(dataExports)
    .innerJoin(users, eq(users.id, dataExports.userId))
    .where(eq(dataExports.id, id));
  return row ?? null;
}

export const expiredExports = (db: Db, now: Date, limit: number): Promise<ExportRow[]> =>
  db.select().from(dataExports).where(lt(dataExports.expiresAt, now)).limit(limit);

export async function dropExport(db: Db, id: string): Promise<void> {
  await db.delete(dataExports).where(eq(dataExports.id, id));
}
