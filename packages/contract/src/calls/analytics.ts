import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { AnalyticsEvent } from '../entities.ts';

const MAX_METADATA_CHARS = 1000;

/** One event as the browser sends it. Who it was comes from the session, never from here. */
const Sent = z
  .pick(AnalyticsEvent, { event_type: true, page_path: true, metadata: true })
  .check(
    z.refine(
      ({ page_path, metadata }) =>
        page_path.length <= 300 && JSON.stringify(metadata).length <= MAX_METADATA_CHARS,
    ),
  );

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
