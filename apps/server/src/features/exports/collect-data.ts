import type { Chart } from '@palm/contract/chart';
import type { SavedReading } from '@palm/contract/entities';
import { PALM_BUCKET } from '@palm/contract/limits';
import { eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import * as schema from '../../platform/db/schema.ts';
import { savedReadings } from '../palms/saved-readings.ts';
import { chartView } from '../profiles/chart-view.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { accountTreatment, exportedTables, type Treatment } from './exported-tables.ts';

/** A copy, because a module's own names are not to be looked up by a computed one. */
const allTables = { ...schema };

export type Row = Readonly<Record<string, unknown>>;

export interface ExportedTable {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly rows: readonly Row[];
}

export interface LeftOut {
  readonly table: string;
  /** Null where it is the whole table. */
  readonly column: string | null;
  readonly why: string;
}

export interface ExportedData {
  readonly madeAt: Date;
  readonly account: ExportedTable;
  readonly tables: readonly ExportedTable[];
  readonly leftOut: readonly LeftOut[];
  readonly chart: Chart | null;
  readonly readings: readonly SavedReading[];
  readonly photos: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** An export takes two or three times its size in memory: a user with many photos must not take the server down. */
const PHOTO_BYTES_MAX = 100 * 1024 * 1024;

/** Everything stored about a user; null when the account is deleted. */
export async function collectData(
  deps: Deps,
  userId: string,
  photoBytesMax = PHOTO_BYTES_MAX,
): Promise<ExportedData | null> {
  const rows = await deps.db.system.transaction((db) => collectRows(db, userId));
  if (rows.account.rows.length === 0) return null;
  const { photos, tooMany } = await collectPhotos(deps, userId, photoBytesMax);
  const leftOut = [...rows.leftOut, ...(tooMany > 0 ? [olderPhotos(tooMany)] : [])];
  return { madeAt: deps.clock.now(), ...rows, leftOut, photos };
}

async function collectRows(db: Db, userId: string) {
  const { users } = schema;
  const account = await read(db, users, eq(users.id, userId), accountTreatment);
  const tables: Read[] = [];
  for (const [name, treatment] of Object.entries(exportedTables)) {
    const table = allTables[name as keyof typeof exportedTables];
    tables.push(await read(db, table, eq(table.userId, userId), treatment));
  }
  const profile = await findProfile(db, userId);
  return {
    account: account.table ?? NOTHING,
    tables: tables.flatMap(({ table }) => table ?? []),
    leftOut: [account, ...tables].flatMap(({ leftOut }) => leftOut),
    chart: profile && chartView(profile),
    readings: await savedReadings(db, userId),
  };
}

interface Read {
  readonly table: ExportedTable | null;
  readonly leftOut: readonly LeftOut[];
}

const NOTHING: ExportedTable = { name: 'users', title: '', about: '', rows: [] };

/** Rows as the database itself writes them down, so that no column is forgotten on the way. */
async function read(db: Db, table: PgTable, whose: SQL, treatment: Treatment): Promise<Read> {
  const name = getTableName(table);
  if ('withheld' in treatment) {
    return { table: null, leftOut: [{ table: name, column: null, why: treatment.withheld }] };
  }
  const { title, about, without = {} } = treatment;
  const columns = getTableColumns(table);
  const leftOut = Object.entries(without).flatMap(([key, why]) => {
    const column = columns[key]?.name;
    return column === undefined || why === undefined ? [] : [{ table: name, column, why }];
  });
  const hidden = sql.join(
    leftOut.map(({ column }) => sql`${column}::text`),
    sql`, `,
  );
  const { rows } = await db.execute<{ row: Row }>(
    sql`select to_jsonb(${table}) - array[${hidden}]::text[] as row from ${table} where ${whose}`,
  );
  const order = Object.values(columns).map((column) => column.name);
  return {
    table: { name, title, about, rows: rows.map(({ row }) => inOrder(row, order)) },
    leftOut,
  };
}

/** JSON in a database forgets in which order its fields came. */
const inOrder = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(
    columns.filter((column) => Object.hasOwn(row, column)).map((column) => [column, row[column]]),
  );

/** The newest, as many as fit. */
async function collectPhotos(
  { storage }: Pick<Deps, 'storage'>,
  userId: string,
  bytesMax: number,
): Promise<{ photos: ExportedData['photos']; tooMany: number }> {
  const paths = await storage.list(PALM_BUCKET, userId);
  const photos: ExportedData['photos'][number][] = [];
  let left = bytesMax;
  for (const [index, path] of paths.toReversed().entries()) {
    const file = await storage.get(PALM_BUCKET, path);
    if (!file) continue;
    left -= file.bytes.length;
    if (left < 0) return { photos, tooMany: paths.length - index };
    photos.unshift({ name: path.slice(path.lastIndexOf('/') + 1), bytes: file.bytes });
  }
  return { photos, tooMany: 0 };
}

const olderPhotos = (count: number): LeftOut => ({
  table: 'photos',
  column: null,
  why: `All would be too large for one file, so the oldest ${count} stayed behind. Those you kept are on your profile page.`,
});
