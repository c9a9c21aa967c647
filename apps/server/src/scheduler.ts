import { minutes } from '@palm/contract/durations';
import * as z from 'zod';
import type { Deps } from './deps.ts';
import { defineJob } from './platform/jobs/define-job.ts';
import { tasks, type TaskName } from './scheduled-tasks.ts';

export const taskNames = Object.keys(tasks) as TaskName[];

/** One job for each run of a task, so that one failing task does not block the others. */
export const scheduledTask = defineJob('scheduled-task', {
  schema: z.object({ task: z.enum(taskNames) }),
  retryLimit: 3,
  retryDelaySeconds: 30,
  retryBackoff: false,
  // The next run starts by itself: a failed run needs no manual restart.
  keepsDeadLetters: false,
  expireInSeconds: minutes(15) / 1000,
  concurrency: 2,
});

export async function runTask(deps: Deps, { task }: { task: TaskName }): Promise<void> {
  try {
    await tasks[task].run(deps, deps.clock.now());
  } catch (error) {
    deps.log.error({ err: error, task }, 'a scheduled task failed');
    throw error;
  }
}

/** Every process says when the tasks run; each run is done by one of them. */
export const scheduleTasks = ({ jobs }: Deps): Promise<void> =>
  jobs.schedule(
    scheduledTask,
    taskNames.map((task) => ({ key: task, cron: tasks[task].cron, payload: { task } })),
  );
