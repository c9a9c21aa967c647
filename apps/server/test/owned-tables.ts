import type { Database } from '../src/platform/db/db.ts';

/** Every table from which a chain of references leads to an account, and what becomes of its rows when that goes. */
const OWNED = `
  with recursive owned as (
    select 'public.users'::regclass as id
    union
    select c.conrelid::regclass from pg_constraint c join owned on c.confrelid = owned.id
    where c.contype = 'f'
  )
  select id::text as name from owned where id <> 'public.users'::regclass order by 1`;

const names = (rows: readonly Record<string, unknown>[]): string[] =>
  rows.map((row) => String(row['name']));

export const ownedTables = async ({ raw }: Database): Promise<string[]> =>
  names((await raw.query(OWNED)).rows);

/** Tables with a `user_id` column without a foreign key, or whose rows would outlive the account. */
export const looseTables = async ({ raw }: Database): Promise<string[]> =>
  names(
    (
      await raw.query(`
        select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'user_id'
          and not exists (
            select from pg_constraint f
            where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype = 'c'
              and f.confrelid = 'public.users'::regclass and f.conkey = array[a.attnum])
        order by 1`)
    ).rows,
  );

export const columnsOf = async ({ raw }: Database, table: string): Promise<string[]> =>
  names(
    (
      await raw.query(
        `select column_name as name from information_schema.columns
         where table_schema = 'public' and table_name = $1`,
        [table],
      )
    ).rows,
  );
