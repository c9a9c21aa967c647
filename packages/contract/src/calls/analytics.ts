import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { AnalyticsEvent } from '../entities.ts';

/** A word of the product, as 'love-forecast' or 'premium'. A user's own words never go in here. */
const word = z.string().check(z.regex(/^[a-z][a-z_-]{0,39}$/));

/**
 * One event as the browser sends it. Who it was comes from the session, never from here; and nothing is taken that the
 * figures have no use for.
 */
const Sent = z.extend(z.pick(AnalyticsEvent, { event_type: true }), {
  /** As a browser writes it: without what was asked for behind a question mark. */
  page_path: AnalyticsEvent.shape.page_path.check(z.maxLength(300), z.regex(/^\/[^\s?#\p{Cc}]*$/u)),
  metadata: z.strictObject({ plan_type: z.optional(word), reading_type: z.optional(word) }),
});

export const trackEvents = defineCall({
  name: 'track-events',
  method: 'POST',
  access: 'either',
  summary: 'Notes what happened in one browser session: pages seen, readings taken.',
  input: z.object({
    session_id: z.uuidv4(),
    events: z.array(Sent).check(z.minLength(1), z.maxLength(50)),
  }),
  output: z.object({ success: z.literal(true) }),
  refusals: [],
});
