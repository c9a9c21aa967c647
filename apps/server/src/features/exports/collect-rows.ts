import { eq, getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/db.ts';
import * as schema from '../../platform/db/schema.ts';
import { savedReadings } from '../palms/saved-readings.ts';
import { chartView } from '../profiles/chart-view.ts';
import { findProfile } from '../profiles/find-profile.ts';
import { accountTreatment, exportedTables, type Treatment } from './exported-tables.ts';
import type { Row, ExportedTable, LeftOut } from './exported-data.ts';

/** A copy, because a module's own names are not to be looked up by a computed one. */
const allTables = { ...schema };

export async function collectRows(db: Db, userId: string) {
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
