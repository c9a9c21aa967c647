import * as z from 'zod';
import type { Database } from '../../db/db.ts';
import type { DeadLetter } from '../queue-health.ts';
import { DEAD_LETTERS } from './queues.ts';

/*
 * pg-boss can only list a queue whole. After an outage of the mail server that would be every mail of a day, so this
 * reads its table, whose columns are those of the pinned version.
 */
const READ = `
  select id, source_name as job, data as payload, source_output as failure, source_retry_count as retries,
    source_created_on as "enqueuedAt", created_on as "failedAt"
  from pgboss.job where name = $1 and state = 'created' order by created_on desc limit $2`;

/** An error as the log describes it, or what pg-boss notes when a process died or took too long. */
const Failure = z
  .object({ type: z.string(), message: z.string().optional() })
  .transform(({ type, message }) => message ?? type)
  .catch('it was cut off');

const Row = z
  .object({
    id: z.string(),
    job: z.string(),
    payload: z.unknown(),
    failure: Failure,
    retries: z.number(),
    enqueuedAt: z.date(),
    failedAt: z.date(),
  })
  .transform(({ failure: error, ...letter }): DeadLetter => ({ ...letter, error }));

export async function readDeadLetters(db: Database, limit: number): Promise<DeadLetter[]> {
  const { rows } = await db.raw.query(READ, [DEAD_LETTERS, limit]);
  return rows.map((row) => Row.parse(row));
}
