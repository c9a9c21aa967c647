import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Tried for about two days, and then anew by the scheduler: it is never given up. */
export const finishDeletion = defineJob('finish-deletion', {
  schema: z.object({ userId: z.uuid() }),
  retryLimit: 14,
  concurrency: 2,
});
