import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { onEveryDatabase } from '../../../test/databases.ts';
import * as schema from './schema.ts';

const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableConfig(table));

/** `format_type` says "timestamp(3) with time zone" where drizzle says "timestamp (3) with time zone". */
const declared = tables.flatMap(({ name, columns }) =>
  columns.map((column) => ({
    table: name,
    column: column.name,
    type: column.getSQLType().replace(' (', '('),
    nullable: !column.notNull,
    hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
  })),
);

const inTheDatabase = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
    and a.attnum > 0 and not a.attisdropped`;

const byName = (columns: Record<string, unknown>[]) =>
  new Map(
    columns.map((column) => [`${String(column['table'])}.${String(column['column'])}`, column]),
  );

const columnsOf = (name: string) =>
  declared.filter(({ table }) => table === name).map(({ column }) => column);

onEveryDatabase('the schema', (database) => {
  it('names every column of the database with its type, nullability and default', async () => {
    const { rows } = await database().raw.query(inTheDatabase);
    expect(byName(rows)).toEqual(byName(declared));
  });
});

it('has the columns that the specification names', () => {
  expect(columnsOf('user_roles')).toEqual(expect.arrayContaining(['user_id', 'role']));
  expect(columnsOf('profiles')).toEqual(
    expect.arrayContaining([
      'id',
      'user_id',
      'birth_name',
      'birth_date',
      'birth_time',
      'birth_location',
      'birth_city',
      'birth_country',
      'zodiac_sign',
      'birth_timezone',
      'display_name',
    ]),
  );
  expect(columnsOf('biometric_analyses')).toEqual(
    expect.arrayContaining([
      'id',
      'user_id',
      'analysis_type',
      'analysis_result',
      'file_path',
      'created_at',
    ]),
  );
  expect(columnsOf('email_preferences')).toEqual(
    expect.arrayContaining(['user_id', 'daily_readings', 'daily_horoscope', 'updated_at']),
  );
  expect(columnsOf('app_analytics')).toEqual(
    expect.arrayContaining([
      'event_type',
      'user_id',
      'session_id',
      'page_path',
      'user_agent',
      'metadata',
    ]),
  );
});
