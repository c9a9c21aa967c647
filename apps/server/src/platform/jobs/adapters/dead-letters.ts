import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database, Db } from '../../db/db.ts';
import { DEAD_LETTERS } from './queues.ts';

const Count = z.object({ job: z.string(), count: z.number() });

export async function countDeadLetters(db: Database): Promise<z.infer<typeof Count>[]> {
  const { rows } = await db.raw.query(
    `select source_name as job, count(*)::integer as count
     from pgboss.job where name = $1 and state = 'created' group by source_name`,
    [DEAD_LETTERS],
  );
  return rows.map((row) => Count.parse(row));
}

const Taken = z.object({
  job: z.string(),
  payload: z.record(z.string(), z.unknown()),
  singletonKey: z.string().nullable(),
});

/** Takes a letter away, in the caller's transaction; null when it is no longer there. */
export async function takeDeadLetter(db: Db, id: string): Promise<z.infer<typeof Taken> | null> {
  const { rows } = await db.execute(sql`
    delete from pgboss.job where name = ${DEAD_LETTERS} and id = ${id}::uuid and state = 'created'
    returning source_name as job, data as payload, singleton_key as "singletonKey"`);
  return rows[0] === undefined ? null : Taken.parse(rows[0]);
}
