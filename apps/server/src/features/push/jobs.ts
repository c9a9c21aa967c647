import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** The reminders of one browser for one day. About two hours of tries: a morning's word is of no use at night. */
export const sendReminder = defineJob('send-reminder', {
  schema: z.object({ deviceId: z.uuid(), date: z.iso.date() }),
  retryLimit: 8,
  retryDelaySeconds: 30,
  // The next day brings the next one.
  keepsDeadLetters: false,
  concurrency: 4,
});
