import * as z from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Fetches a subscription anew, because its provider reported that something happened to it. */
export const refreshSubscription = defineJob('refresh-subscription', {
  schema: z.object({ subscriptionId: z.string() }),
});

/** A subscription, or a checkout that could still become one. */
export const Ending = z.object({
  subscriptionId: z.string().nullable(),
  checkoutId: z.string().nullable(),
  refund: z.boolean(),
});
export type Ending = z.infer<typeof Ending>;
export const Endings = z.array(Ending);

/** Ends a subscription or a checkout. Retried for about two days: until it succeeds, a user may be charged. */
export const endAtProvider = defineJob('end-at-provider', { schema: Ending, retryLimit: 14 });

/** Tells the provider a user's new address. Retried for about two days: receipts would go to the old mailbox. */
export const tellNewAddress = defineJob('tell-new-address', {
  schema: z.object({ userId: z.uuid() }),
  retryLimit: 14,
});

export const sendBillingMail = defineJob('send-billing-mail', {
  schema: z.object({ noticeId: z.uuid() }),
});
