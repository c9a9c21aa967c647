import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Counts finished days and forgets old events. After a long pause there are many days to count. */
export const rollUpAnalytics = defineJob('roll-up-analytics', {
  schema: z.object({}),
  retryLimit: 2,
  expireInSeconds: 15 * 60,
});
