import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

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

export const sendAddressCode = defineJob('send-address-code', {
  schema: z.object({ changeId: z.uuid() }),
});

export const sendAddressNotice = defineJob('send-address-notice', {
  schema: z.object({ changeId: z.uuid() }),
});

export const sendPasswordNotice = defineJob('send-password-notice', {
  schema: z.object({ userId: z.uuid() }),
});
