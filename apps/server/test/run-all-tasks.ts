import type { Deps } from '../src/deps.ts';
import { runTask, taskNames } from '../src/scheduler.ts';

/** What the scheduler does within an hour, but for the daily mails. A task that fails does not keep back the next. */
export async function runAllTasks(deps: Deps): Promise<void> {
  for (const task of taskNames) {
    if (task !== 'queue-daily-mails') await runTask(deps, { task }).catch(() => undefined);
  }
}
