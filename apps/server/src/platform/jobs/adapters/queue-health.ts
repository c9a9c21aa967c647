import * as z from 'zod';
import type { Database } from '../../db/db.ts';
import type { QueueHealth } from '../queue-health.ts';

/* pg-boss counts its queues now and then; an operator wants to know now. The columns are those of the pinned version. */
const READ = `
  select q.name as job,
    (count(*) filter (where j.state = 'created' and j.start_after <= now()))::integer as waiting,
    (count(*) filter (where j.state = 'retry'))::integer as retrying,
    (count(*) filter (where j.state = 'created' and j.start_after > now()))::integer as planned,
    (count(*) filter (where j.state = 'active'))::integer as running,
    min(j.created_on) filter (where j.state = 'created' and j.start_after <= now()) as "oldestWaitingAt"
  from pgboss.queue q
    left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active')
  where q.name = any($1::text[])
  group by q.name order by q.name`;

const Row = z.object({
  job: z.string(),
  waiting: z.number(),
  retrying: z.number(),
  planned: z.number(),
  running: z.number(),
  oldestWaitingAt: z.date().nullable(),
});

export async function readQueues(db: Database, jobs: readonly string[]): Promise<QueueHealth[]> {
  const { rows } = await db.raw.query(READ, [jobs]);
  return rows.map((row) => Row.parse(row));
}
