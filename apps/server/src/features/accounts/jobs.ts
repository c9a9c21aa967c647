import * as z from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/*
 * Payloads name rows, not people: a code, a link or an address never stands in the queue.
 */

export const sendConfirmation = defineJob('send-confirmation', {
  schema: z.object({ attemptId: z.uuid() }),
});

/** `userId` is null for an address without an account: the request takes the same path either way. */
export const sendPasswordReset = defineJob('send-password-reset', {
  schema: z.object({ userId: z.uuid().nullable() }),
});
