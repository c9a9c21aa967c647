import * as z from 'zod/mini';

export const SubscriptionState = z.object({
  subscribed: z.boolean(),
  hasAccess: z.boolean(),
  isInTrial: z.boolean(),
  trialDaysLeft: z.int(),
  accessType: z.enum(['free', 'trial_ended', 'trial', 'premium']),
});
export type SubscriptionState = z.infer<typeof SubscriptionState>;
