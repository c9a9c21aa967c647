import * as z from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** One person's mail of one day. About two hours of tries: a morning's mail is of no use in the evening. */
export const sendDailyMail = defineJob('send-daily-mail', {
  schema: z.object({ userId: z.uuid(), date: z.iso.date() }),
  retryLimit: 8,
  retryDelaySeconds: 30,
  expireInSeconds: 120,
  batchSize: 5,
  concurrency: 2,
});

/** What could not be queued or sent so long after its hour is not sent any more. */
export const LATE_MAX_MS = 4 * 60 * 60 * 1000;
