import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import { LATE_MAX_MS } from '../daily-mail/jobs.ts';
import { dateIn, nextMailAt } from '../daily-mail/schedule/mail-hour.ts';
import { sendReminder } from './jobs.ts';
import { moveDevice, takeDueDevices } from './store.ts';

const BATCH = 200;

type QueueDeps = Pick<Deps, 'db' | 'jobs' | 'clock'>;

/** Queues the reminders of every browser whose quiet hours have ended. */
export async function queueReminders(deps: QueueDeps): Promise<void> {
  let found = BATCH;
  while (found === BATCH) {
    found = await deps.db.system.transaction((db) => queueBatch(deps, db));
  }
}

async function queueBatch({ jobs, clock }: QueueDeps, db: Db): Promise<number> {
  const now = clock.now();
  const devices = await takeDueDevices(db, now, BATCH);
  for (const { id, zone, quietTo, dueAt } of devices) {
    const date = dateIn(zone, dueAt);
    // After an outage no user wants the morning's word in the evening.
    if (now.getTime() - dueAt.getTime() <= LATE_MAX_MS) {
      const singletonKey = `${id} ${date}`;
      await jobs.enqueue(db, sendReminder, { deviceId: id, date }, { singletonKey });
    }
    await moveDevice(db, id, { dueAt: nextMailAt({ zone, hour: quietTo }, now) });
  }
  return devices.length;
}
