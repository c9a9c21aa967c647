import * as z from 'zod/mini';
import { count } from '../formats.ts';

/** One day, from midnight to midnight UTC. */
export const AdminDay = z.object({
  day: z.iso.date(),
  pageViews: count,
  visitors: count,
  signups: count,
  readings: count,
  subscriptions: count,
});
export type AdminDay = z.infer<typeof AdminDay>;

export const funnelSteps = [
  'visited',
  'joined',
  'confirmed',
  'birth_details',
  'reading',
  'subscribed',
] as const;

export const AdminInsights = z.object({
  /** Oldest first; the last one is today and not over yet. */
  days: z.array(AdminDay),
  /** Visits of the last 30 days, then the accounts made in them and how far these have come. */
  funnel: z.array(z.object({ step: z.enum(funnelSteps), count })),
  /** Most first. */
  readings: z.array(z.object({ type: z.string(), count })),
});
export type AdminInsights = z.infer<typeof AdminInsights>;
