import * as z from 'zod/mini';

export const AnalyticsEvent = z.object({
  event_type: z.enum(['page_view', 'signup', 'profile_complete', 'subscription', 'reading']),
  user_id: z.nullable(z.uuid()),
  session_id: z.uuidv4(),
  page_path: z.string(),
  user_agent: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;
