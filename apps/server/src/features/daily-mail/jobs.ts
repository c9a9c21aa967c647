import { hours, minutes } from '@palm/contract/durations';
import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** One person's mail of one day. About two hours of tries: a morning's mail is of no use in the evening. */
export const sendDailyMail = defineJob('send-daily-mail', {
  schema: z.object({ userId: z.uuid(), date: z.iso.date() }),
  retryLimit: 8,
  retryDelaySeconds: 30,
  expireInSeconds: 120,
  // So many share their statements and commits. One batch at a time: while it is handed over nothing else is computed,
  // and a mail server's yes is noted at once.
  batchSize: 25,
});

/** What has not begun to leave by then is left to the next try: it must have left, or not, before this one expires. */
export const BEGIN_WITHIN_MS = minutes(1);

/** What could not be queued or sent so long after its hour is not sent any more. */
export const LATE_MAX_MS = hours(4);
