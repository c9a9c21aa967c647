import type { Database } from '../src/platform/db/db.ts';
import type { Storage } from '../src/platform/storage/storage.ts';

/** Every table there is, the job queue's own among them. */
const TABLES = `
  select n.nspname as schema, c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`;

/**
 * Where any of these words still stands: rows, looked through column by column as text, and files by their path.
 * Hashes have no words in them.
 */
export async function tracesOf(
  { db, storage }: { db: Database; storage: Storage },
  words: readonly string[],
  buckets: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  const { rows: tables } = await db.raw.query(TABLES);
  for (const { schema, name } of tables) {
    const table = `${String(schema)}.${String(name)}`;
    const { rows } = await db.raw.query(
      `select t::text as row from ${table} t
       where exists (select from unnest($1::text[]) word where position(lower(word) in lower(t::text)) > 0)`,
      [words],
    );
    found.push(...rows.map(({ row }) => `${table}: ${String(row)}`));
  }
  for (const bucket of buckets) {
    const paths = await storage.list(bucket, '');
    found.push(
      ...paths.filter((path) => words.some((word) => path.includes(word))).map((p) => `file ${p}`),
    );
  }
  return found;
}
