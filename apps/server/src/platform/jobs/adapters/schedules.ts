import type { PgBoss } from 'pg-boss';
import type { Job } from '../define-job.ts';
import type { ScheduleEntry } from '../jobs.ts';

/** Makes the schedules of a queue those that are given. */
export async function setSchedule<Payload extends object>(
  boss: PgBoss,
  job: Job<Payload>,
  entries: readonly ScheduleEntry<Payload>[],
): Promise<void> {
  const known = new Set((await boss.getSchedules(job.name)).map(({ key }) => key));
  for (const { key, cron, payload } of entries) {
    const data = job.schema.parse(payload);
    await boss.schedule(job.name, cron, data, { key, singletonKey: key, missed: 'once' });
    if (!known.delete(key)) await boss.send(job.name, data, { singletonKey: key });
  }
  for (const key of known) await boss.unschedule(job.name, key);
}
