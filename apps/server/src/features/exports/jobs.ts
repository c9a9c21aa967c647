import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

export const makeExport = defineJob('make-export', {
  schema: z.object({ exportId: z.uuid() }),
  expireInSeconds: 300,
});

export const sendExportMail = defineJob('send-export-mail', {
  schema: z.object({ exportId: z.uuid() }),
});
